import { chakra, type JsxFactory } from '@chakra-ui/react/styled-system';
import { system } from './system';

type StyledFactory = (element: unknown, recipe: object, options: object) => unknown;

/**
 * Returns an element or component with styles and variants, like Chakra's factory. Compiles the recipe once, when the module loads.
 * Chakra's factory would compile it on first render; where our patch of Chakra does not apply (in Jest), on every render.
 */
export const styled = ((element: unknown, recipe: object = {}, options: object = {}) =>
  (chakra as unknown as StyledFactory)(element, system.cva(recipe), options)) as JsxFactory;
