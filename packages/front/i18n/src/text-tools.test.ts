import { textTools } from './text-tools';

const arabicForms = { zero: '0', one: '1', two: '2', few: '3-10', many: '11-99', other: '100' };

it.each([
  [0, '0'],
  [1, '1'],
  [2, '2'],
  [7, '3-10'],
  [25, '11-99'],
  [101, '100'],
])('Arabic has six forms: %i', (count, form) => {
  expect(textTools('ar').plural(count, arabicForms)).toBe(form);
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
