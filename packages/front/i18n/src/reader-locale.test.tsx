import { renderHook } from '@testing-library/react';
import { chooseLanguage, chosenLanguage } from './chosen-language';
import { formatDateTime } from './dates';
import { defaultLocale, useReaderLocale } from './locale';

const unknownPreferences = {
  language: 'de',
  timezone: 'Mars/Base',
  dateFormat: 'DD.MM.YYYY',
  timeFormat: '36h',
};

afterEach(() => chooseLanguage('fr'));

const ownPreferences = {
  language: 'ar',
  timezone: 'Asia/Dubai',
  dateFormat: 'YYYY-MM-DD',
  timeFormat: '12h',
} as const;
const renderLocale = (initialProps: typeof ownPreferences | undefined) =>
  renderHook(useReaderLocale, { initialProps });

it('is that of the user; the browser remembers their language for the pages before the sign-in', () => {
  const { result, rerender } = renderLocale(ownPreferences);
  expect(result.current).toMatchObject(ownPreferences);
  expect(chosenLanguage()).toBe('ar');
  rerender(undefined);
  expect(result.current).toEqual({ ...defaultLocale, language: 'ar' });
});

it('uses the default for values that are unknown here, whatever the server says', () => {
  const { result } = renderHook(() => useReaderLocale(unknownPreferences));
  expect(result.current).toEqual(defaultLocale);
  expect(formatDateTime('2026-11-21T20:14:00Z', result.current)).toBe('21/11/2026 20:14');
  expect(chosenLanguage()).toBe('fr');
});

it('is the same object until something changes', () => {
  const { result, rerender } = renderLocale(ownPreferences);
  const first = result.current;
  rerender(ownPreferences);
  expect(result.current).toBe(first);
});
