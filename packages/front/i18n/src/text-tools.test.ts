import { languageTag, textTools } from './text-tools';

const arabic = { zero: '0', one: '1', two: '2', few: '3-10', many: '11-99', other: '100' };

it.each([
  [0, '0'],
  [1, '1'],
  [2, '2'],
  [7, '3-10'],
  [25, '11-99'],
  [101, '100'],
])('Arabic has six forms: %i', (count, form) => {
  expect(textTools('ar').plural(count, arabic)).toBe(form);
});

it.each([
  ['fr', 0, 'session'],
  ['fr', 1, 'session'],
  ['fr', 2, 'sessions'],
  ['fr', 1_000_000, 'sessions'],
  ['en', 0, 'sessions'],
  ['en', 1, 'session'],
] as const)('%s counts %i %s', (language, count, form) => {
  expect(textTools(language).plural(count, { one: 'session', other: 'sessions' })).toBe(form);
});

it.each([
  ['fr', ['eau', 'Élan', 'étage 2', 'étage 10', 'fin']],
  ['en', ['eau', 'Élan', 'étage 2', 'étage 10', 'fin']],
  ['ar', ['أحمد', 'بدر', 'سعاد', 'Awa', 'Yao']],
] as const)('sorts texts as a dictionary of %s does', (language, sorted) => {
  const { compare } = textTools(language);
  expect([...sorted].reverse().sort(compare)).toEqual(sorted);
});

it.each([
  ['fr', '45,2\u00a0M', 'il y a 2 heures'],
  ['en', '45.2m', '2 hours ago'],
  ['ar', '45.2\u00a0مليون', 'قبل ساعتين'],
] as const)('writes large numbers and ages as %s does', (language, short, age) => {
  const tools = textTools(language);
  expect(tools.short(45_200_000)).toBe(short);
  expect(tools.ago(2, 'hour')).toBe(age);
});

it.each(['fr', 'en', 'ar'] as const)(
  'writes small and whole numbers in %s as the formatter does',
  (language) => {
    const { number } = textTools(language);
    const formatter = new Intl.NumberFormat(languageTag(language));
    const values = [...Array.from({ length: 1002 }, (_, value) => value), -0, -1, 0.5, 999.9, Infinity, NaN];
    expect(values.map(number)).toEqual(values.map((value) => formatter.format(value)));
  },
);

it.each(['fr', 'en', 'ar'] as const)('writes shares in %s as the formatter does', (language) => {
  const { percent } = textTools(language);
  const options = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  const formatter = new Intl.NumberFormat(languageTag(language), options);
  const written = (value: number) => formatter.format(value / 100);
  const shares = Array.from({ length: 10_001 }, (_, value) => value / 100);
  const parts = Array.from({ length: 100 }, (_, value) => (value / 97) * 100);
  const others = [100.04, 100.06, 1000, 12_345.6, -0, -0.01, -1, -98.76, 1e-9, 2.0499999999, Infinity, NaN];
  const values = [...shares, ...parts, ...others];
  expect(values.map(percent)).toEqual(values.map(written));
});

it.each(['fr', 'en', 'ar'] as const)('the share of a part in %s needs no formatter', (language) => {
  jest.isolateModules(() => {
    const made = jest.spyOn(Intl, 'NumberFormat');
    const { textTools: fresh } = jest.requireActual<typeof import('./text-tools')>('./text-tools');
    expect(fresh(language).percent((23 / 27) * 100)).toContain('85');
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });
});

it.each([
  ['fr', '12\u202f345,5', '98,5\u00a0%', 'Awa, Yao et Adama'],
  ['en', '12,345.5', '98.5%', 'Awa, Yao and Adama'],
  ['ar', '12,345.5', '98.5\u200e%\u200e', 'Awa وYao وAdama'],
] as const)('writes numbers and lists as %s does, with Latin digits', (language, amount, share, names) => {
  const { number, percent, list } = textTools(language);
  expect(number(12_345.5)).toBe(amount);
  expect(percent(98.5)).toBe(share);
  expect(list(['Awa', 'Yao', 'Adama'])).toBe(names);
});
