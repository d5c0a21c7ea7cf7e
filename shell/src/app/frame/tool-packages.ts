/** What takes longest to evaluate of what the frame's tools consume. */
export { Menu } from '@escale/design-system/menu';
