import { colorPairs, type ColorName } from './colors';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const backgrounds = ['bg.page', 'bg.panel', 'bg.subtle'] as const;
const tones = ['ok', 'warn', 'bad', 'info', 'neutral', 'accent'] as const;
const avatarColors = [
  'avatar.1',
  'avatar.2',
  'avatar.3',
  'avatar.4',
  'avatar.5',
  'avatar.6',
  'avatar.7',
] as const;

const textPairs: [ColorName, ColorName][] = [
  ...backgrounds.flatMap((ground): [ColorName, ColorName][] => [
    ['fg', ground],
    ['fg.muted', ground],
  ]),
  ...tones.flatMap((tone): [ColorName, ColorName][] => [
    [tone, `${tone}.soft`],
    [tone, 'bg.panel'],
    [tone, 'bg.page'],
  ]),
  ['fg', 'accent.soft'],
  ['accent.fg', 'accent'],
  ['accent.fg', 'accent.hover'],
  ['bad.fg', 'bad'],
  ['bad.fg', 'bad.hover'],
  ['ink.fg', 'ink'],
  ['ink.fg', 'ink.soft'],
  ['ink.muted', 'ink'],
  ['ink.muted', 'ink.mid'],
  ['ink.bad', 'ink.mid'],
  ['ink.bad', 'ink.soft'],
  ['ink.fg', 'ink.mid'],
  ...avatarColors.map((shade): [ColorName, ColorName] => ['avatar.fg', shade]),
];

const shapePairs: [ColorName, ColorName][] = [
  ['border.control', 'bg.panel'],
  ['border.control', 'bg.page'],
  ['accent', 'bg.page'],
  ['accent', 'bg.panel'],
  ...([...backgrounds, 'ink', 'accent.soft', 'bad.soft'] as const).map((ground): [ColorName, ColorName] => [
    'focus',
    ground,
  ]),
];

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  it.each(textPairs)('text %s on %s meets AA contrast', (text, ground) => {
    expect(contrastRatio(colorPairs[text][theme], colorPairs[ground][theme])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)('shape %s on %s meets non-text contrast', (shape, ground) => {
    expect(contrastRatio(colorPairs[shape][theme], colorPairs[ground][theme])).toBeGreaterThanOrEqual(3);
  });
});
