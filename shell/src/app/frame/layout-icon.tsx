/**
 * Paths of Lucide's rows-4, rows-3 and rows-2. In the design system, /login would load them too.
 */
const framePath = 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2z';
const linePaths = {
  compact: 'M21 7.5H3M21 12H3M21 16.5H3',
  comfortable: 'M21 9H3M21 15H3',
  spacious: 'M3 12h18',
} as const;

/** Renders an icon of rows with the spacing of a density. */
export function LayoutIcon({ layout }: { layout: keyof typeof linePaths }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="17"
      height="17"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden
    >
      <path d={framePath + linePaths[layout]} />
    </svg>
  );
}
