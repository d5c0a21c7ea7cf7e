import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colorPairs } from './colors';
import { globalStyles } from './global-styles';
import { system } from './system';

const sourceRoot = join(__dirname, '../..');
const sources = readdirSync(sourceRoot, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^core\/theme\//.test(file))
  .map((file): [string, string] => [file, readFileSync(join(sourceRoot, file), 'utf8')]);

const colorKeywords = ['transparent', 'currentColor', 'inherit', 'none'];
/** CSS system colours, used in forced-colours mode. */
const systemColors = ['CanvasText', 'Highlight', 'HighlightText'];
const nonTokenColors = [...colorKeywords, ...systemColors];
const colorPropertyPattern =
  /\b(?:color|background|border\w*Color|outlineColor)(?::|=) ?\{?'([a-zA-Z.0-9]+)'/g;

describe('components', () => {
  it('are all checked', () => {
    expect(sources.length).toBeGreaterThan(20);
  });

  it.each(sources)('%s uses no raw colours', (_file, source) => {
    expect(source.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi)).toBeNull();
  });

  it.each(sources)('%s uses only colour tokens of the system', (_file, source) => {
    const names = [...source.matchAll(colorPropertyPattern)].map(([, name]) => name ?? '');
    expect(names.filter((name) => !nonTokenColors.includes(name) && !(name in colorPairs))).toEqual([]);
  });
});

it('draws every focus ring in its own colour, which is neither that of errors nor that of actions', () => {
  const rings = [...sources.map(([, source]) => source), JSON.stringify(globalStyles).replaceAll('"', "'")]
    .flatMap((source) => [...source.matchAll(/\boutlineColor'?: ?'([a-z.]+)'/g)])
    .map(([, name]) => name);
  expect(new Set(rings)).toEqual(new Set(['focus', 'ink.fg']));
});

it('the system defines a variable for every colour', () => {
  for (const name of Object.keys(colorPairs))
    expect(system.token.var(`colors.${name}`)).toMatch(/^var\(--escale-/);
});
