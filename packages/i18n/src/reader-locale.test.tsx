import { renderHook } from '@testing-library/react';
import { chooseLanguage, chosenLanguage } from './chosen-language';
import { defaultLocale, useReaderLocale } from './locale';

afterEach(() => chooseLanguage('fr'));

const own = { language: 'ar', timezone: 'Asia/Dubai', dateFormat: 'YYYY-MM-DD', timeFormat: '12h' } as const;
const show = (initialProps: typeof own | undefined) => renderHook(useReaderLocale, { initialProps });

it('is that of the person, whose language this browser remembers for the pages before the sign-in', () => {
  const { result, rerender } = show(own);
  expect(result.current).toMatchObject(own);
  expect(chosenLanguage()).toBe('ar');
  rerender(undefined);
  expect(result.current).toEqual({ ...defaultLocale, language: 'ar' });
});

it('is the same object until something changes', () => {
  const { result, rerender } = show(own);
  const first = result.current;
  rerender(own);
  expect(result.current).toBe(first);
});
