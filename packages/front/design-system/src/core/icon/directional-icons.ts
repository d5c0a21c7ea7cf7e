/** Icons to mirror in right-to-left languages: arrows, movement, charts, lines of text, and '?', whose Arabic form is mirrored. */
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
