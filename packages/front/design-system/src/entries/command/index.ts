export { CommandPalette, type CommandPaletteProps } from './command-palette';
export type { Command, CommandGroup } from './command-types';
