import { defaultLocale, LocaleProvider } from '@escale/i18n';
import { act, render } from '@testing-library/react';
import { createElement } from 'react';
import type { CellValue } from '../data-table-types';
import { compareValues } from './compare-values';

const sortValues = (values: CellValue[]) => [...values].sort(compareValues);

it('sorts texts in French dictionary order', () => {
  expect(sortValues(['Zoé', 'Éva', 'etienne', 'Eva', 'Œuvre', 'oasis', 'Pa'])).toEqual([
    'etienne',
    'Eva',
    'Éva',
    'oasis',
    'Œuvre',
    'Pa',
    'Zoé',
  ]);
});

it('sorts texts in the order of the language on screen', async () => {
  const show = (language: 'ar' | 'fr') =>
    act(async () =>
      render(createElement(LocaleProvider, { locale: { ...defaultLocale, language }, children: null })),
    );
  expect(sortValues(['بدر', 'Awa', 'أحمد'])).toEqual(['Awa', 'أحمد', 'بدر']);
  await show('ar');
  expect(sortValues(['بدر', 'Awa', 'أحمد'])).toEqual(['أحمد', 'بدر', 'Awa']);
  await show('fr');
});

it('sorts numbers by value, also within texts', () => {
  expect(sortValues([10, 9, -1, 100])).toEqual([-1, 9, 10, 100]);
  expect(sortValues(['user10', 'user9', 'user1'])).toEqual(['user1', 'user9', 'user10']);
});

it('sorts dates chronologically and missing values first', () => {
  const early = new Date('2026-01-02');
  const late = new Date('2026-11-21');
  expect(sortValues([late, null, early])).toEqual([null, early, late]);
  expect(compareValues(null, null)).toBe(0);
});
