import { chakra, type JsxFactory } from '@chakra-ui/react/styled-system';
import { system } from './system';

type Factory = (element: unknown, recipe: object, options: object) => unknown;

/**
 * An element or component with the system's styles and variants, as Chakra's factory makes it; the recipe is
 * compiled once here, where the factory alone would do it at every render.
 */
export const styled = ((element: unknown, recipe: object = {}, options: object = {}) =>
  (chakra as unknown as Factory)(element, system.cva(recipe), options)) as JsxFactory;
