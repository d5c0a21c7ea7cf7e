/** Icons that show a direction of writing or of travel, or are characters with an Arabic form. */
export const directionalIcons: ReadonlySet<string> = new Set([
  'arrow-left',
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'log-out',
  'log-in',
  'truck',
  'chart',
  'file-text',
  'help',
]);
