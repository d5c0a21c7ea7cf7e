import { differingPaths, overwritesOthers, mergeTyped } from './form-changes';

const baseValues = { language: 'fr', zone: 'Abidjan', mails: { daily: true, weekly: false } };

it('names the fields that differ by their paths', () => {
  expect(
    differingPaths(baseValues, { ...baseValues, zone: 'Paris', mails: { daily: true, weekly: true } }),
  ).toEqual(['zone', 'mails.weekly']);
});

it('puts the input over the saved values, field by field', () => {
  const typed = { ...baseValues, mails: { daily: true, weekly: true } };
  const latest = { language: 'en', zone: 'Abidjan', mails: { daily: false, weekly: false } };
  expect(mergeTyped({ base: baseValues, typed, latest })).toEqual({
    language: 'en',
    zone: 'Abidjan',
    mails: { daily: false, weekly: true },
  });
});

it.each([
  ['another field', { language: 'ar' }, { zone: 'Paris' }, false],
  ['the same field', { language: 'ar' }, { language: 'en' }, true],
  ['the same field in the same way', { language: 'en' }, { language: 'en' }, false],
  ['a field that was not typed', {}, { language: 'en' }, false],
])('another person has changed %s', (_name, mine, theirs, expected) => {
  expect(
    overwritesOthers({
      base: baseValues,
      typed: { ...baseValues, ...mine },
      latest: { ...baseValues, ...theirs },
    }),
  ).toBe(expected);
});
