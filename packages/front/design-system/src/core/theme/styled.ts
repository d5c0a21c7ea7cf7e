import { chakra, type JsxFactory } from '@chakra-ui/react/styled-system';
import { system } from './system';

type StyledFactory = (element: unknown, recipe: object, options: object) => unknown;

/**
 * Returns an element or component with styles and variants, like Chakra's factory. Compiles the recipe once, when the module loads;
 * Chakra's factory compiles it on first render, or on every render without our patch of Chakra (as in Jest).
 */
export const styled = ((element: unknown, recipe: object = {}, options: object = {}) =>
  (chakra as unknown as StyledFactory)(element, system.cva(recipe), options)) as JsxFactory;
