export { Menu, type MenuProps } from './menu';
export type { MenuChoice, MenuEntry, MenuItem } from './menu-entries';
