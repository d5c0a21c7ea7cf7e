/** The values of one colour token in the light and in the dark theme. */
export interface ColorPair {
  readonly light: string;
  readonly dark: string;
}

const colorPair = (light: string, dark: string = light): ColorPair => ({ light, dark });

/** All colour values of the product, by token. `colors.test.ts` checks their contrast against WCAG AA. */
export const colorPairs = {
  'bg.page': colorPair('#f5f7f9', '#0a1622'),
  'bg.panel': colorPair('#ffffff', '#101f2e'),
  'bg.subtle': colorPair('#eef2f5', '#172939'),
  'bg.overlay': colorPair('#0b223980', '#040b1299'),
  border: colorPair('#dfe5eb', '#1f3244'),
  'border.strong': colorPair('#cbd5de', '#2f475d'),
  'border.control': colorPair('#7c8b99', '#6d8296'),
  fg: colorPair('#14232f', '#e6edf3'),
  'fg.muted': colorPair('#566574', '#9db0c1'),
  accent: colorPair('#c2410c', '#f08a4b'),
  'accent.hover': colorPair('#a8370a', '#ff9d5c'),
  'accent.fg': colorPair('#ffffff', '#1b0d04'),
  'accent.soft': colorPair('#fdeee4', '#3a2416'),
  focus: colorPair('#1f6fd1', '#7db7ea'),
  ok: colorPair('#16714a', '#5bd39a'),
  'ok.soft': colorPair('#e4f5ec', '#12342a'),
  warn: colorPair('#8f4d0a', '#f0b45b'),
  'warn.soft': colorPair('#fdf1dc', '#3a2b12'),
  bad: colorPair('#b42318', '#ff8d85'),
  'bad.hover': colorPair('#971c13', '#ffa59f'),
  'bad.fg': colorPair('#ffffff', '#2a0705'),
  'bad.soft': colorPair('#fdeceb', '#3d1d1c'),
  info: colorPair('#1f5f99', '#7db7ea'),
  'info.soft': colorPair('#e6f0f9', '#132e46'),
  neutral: colorPair('#566574', '#9db0c1'),
  'neutral.soft': colorPair('#e2e8ee', '#1d2f40'),
  ink: colorPair('#0b2239', '#081521'),
  'ink.mid': colorPair('#12324f', '#0d2236'),
  'ink.soft': colorPair('#1c4a73', '#14344f'),
  'ink.fg': colorPair('#ffffff', '#e6edf3'),
  'ink.bad': colorPair('#ffb4a8', '#ff9d94'),
  'ink.muted': colorPair('#b9cbdb', '#9db0c1'),
  'quay.orange': colorPair('#ea6a1f', '#d9641f'),
  'quay.sand': colorPair('#f0b45b', '#d69f4f'),
  'quay.paper': colorPair('#e9eef3', '#c4d0da'),
  'quay.blue': colorPair('#3d7fb5', '#34709f'),
  'quay.deep': colorPair('#2d6a9c', '#265a85'),
  'quay.water': colorPair('#4f8fc4', '#3f769f'),
  'quay.edge': colorPair('#081a2c', '#050f19'),
  'avatar.fg': colorPair('#ffffff'),
  'avatar.1': colorPair('#1c4a73', '#2a5f8e'),
  'avatar.2': colorPair('#6b3fa0', '#7a4db1'),
  'avatar.3': colorPair('#16714a', '#16714a'),
  'avatar.4': colorPair('#8f4d0a', '#8f4d0a'),
  'avatar.5': colorPair('#9a2f68', '#a83a75'),
  'avatar.6': colorPair('#0f656c', '#0f656c'),
  'avatar.7': colorPair('#566574', '#566574'),
} as const satisfies Record<string, ColorPair>;

/** Name of a colour token. */
export type ColorName = keyof typeof colorPairs;

interface ColorTree {
  [key: string]: ColorTree | { value: { _light: string; _dark: string } };
}

/** Returns the colours as Chakra's tree of semantic tokens: `a.b` is nested under `a`, and `a` itself becomes `a.DEFAULT`. */
export function colorTokens(): ColorTree {
  const names = Object.keys(colorPairs);
  const tree: ColorTree = {};
  for (const [name, { light, dark }] of Object.entries(colorPairs)) {
    const value = { value: { _light: light, _dark: dark } };
    const [group = name, shade] = name.split('.');
    if (shade === undefined && !names.some((other) => other.startsWith(`${group}.`))) tree[group] = value;
    else tree[group] = { ...(tree[group] as ColorTree | undefined), [shade ?? 'DEFAULT']: value };
  }
  return tree;
}
