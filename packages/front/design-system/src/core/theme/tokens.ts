const rem = (pixels: number) => `${pixels / 16}rem`;

const spacingSteps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 32, 40, 48, 64,
] as const;

/** Spacing tokens; one step is 4 px. From 8 px on they scale with the density that the user chooses in the settings. */
const spacing = Object.fromEntries(
  spacingSteps.map((step) => [
    String(step),
    { value: step < 2 ? rem(step * 4) : `calc(${rem(step * 4)} * var(--escale-density, 1))` },
  ]),
);

const sizes = Object.fromEntries(spacingSteps.map((step) => [String(step), { value: rem(step * 4) }]));

const tokenValues = <V extends string | number>(entries: Record<string, V>): Record<string, { value: V }> =>
  Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, { value }]));

const controlHeight = (pixels: number) => ({
  value: `max(1.75rem, calc(${rem(pixels)} + (var(--escale-density, 1) - 1) * 1rem))`,
});

export const tokens = {
  fonts: tokenValues({
    body: "'Inter Variable', 'Inter Fallback', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif",
    heading: "'Inter Variable', 'Inter Fallback', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif",
    mono: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace",
  }),
  fontSizes: tokenValues({
    '2xs': rem(11),
    xs: rem(12),
    sm: rem(13),
    md: rem(14),
    lg: rem(15),
    xl: rem(17),
    '2xl': rem(24),
    '3xl': rem(28),
    '4xl': rem(34),
  }),
  fontWeights: tokenValues({ normal: 400, medium: 540, semibold: 600, bold: 680 }),
  lineHeights: tokenValues({ none: 1, tight: 1.2, snug: 1.35, normal: 1.5, relaxed: 1.65 }),
  letterSpacings: tokenValues({ tight: '-0.015em', normal: '0', wide: '0.06em', wider: '0.14em' }),
  radii: tokenValues({ none: '0', xs: '4px', sm: '6px', md: '8px', lg: '10px', xl: '14px', full: '9999px' }),
  borderWidths: tokenValues({ xs: '0.5px', sm: '1px', md: '2px', lg: '4px' }),
  durations: tokenValues({ fast: '120ms', moderate: '180ms', slow: '280ms' }),
  easings: tokenValues({ standard: 'cubic-bezier(0.2, 0, 0, 1)' }),
  zIndex: tokenValues({
    sticky: 100,
    dropdown: 1000,
    overlay: 1300,
    modal: 1400,
    skipNav: 1600,
    toast: 1700,
  }),
  spacing: { 0: { value: '0' }, ...spacing },
  sizes: {
    0: { value: '0' },
    ...sizes,
    ...tokenValues({
      full: '100%',
      fit: 'fit-content',
      min: 'min-content',
      max: 'max-content',
      prose: '65ch',
      content: rem(1320),
      table: rem(1680),
      header: `var(--escale-header-height, ${rem(60)})`,
    }),
    control: { sm: controlHeight(32), md: controlHeight(36), lg: controlHeight(44) },
  },
};

/** Shadows, which are stronger in the dark theme, where a faint shadow would be invisible. */
export const shadows = {
  sm: {
    value: {
      _light: '0 1px 2px rgba(11, 34, 57, 0.06), 0 2px 8px rgba(11, 34, 57, 0.05)',
      _dark: '0 1px 2px rgba(0, 0, 0, 0.4)',
    },
  },
  md: {
    value: {
      _light: '0 2px 4px rgba(11, 34, 57, 0.06), 0 8px 28px rgba(11, 34, 57, 0.14)',
      _dark: '0 8px 28px rgba(0, 0, 0, 0.55)',
    },
  },
  lg: {
    value: {
      _light: '0 4px 8px rgba(11, 34, 57, 0.08), 0 20px 48px rgba(11, 34, 57, 0.2)',
      _dark: '0 20px 48px rgba(0, 0, 0, 0.65)',
    },
  },
};

export const breakpoints = { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' };
