import { attempts, waitingTime } from './counted';
import { sentences } from './sentences';

const isSentence = (value: object): value is Record<'fr' | 'en' | 'ar', string> => 'fr' in value;

/** Returns every sentence of a catalogue, with sample values for those that take some. */
function allSentences(catalogue: object): Record<'fr' | 'en' | 'ar', string>[] {
  return Object.values(catalogue).flatMap((entry: unknown) => {
    if (typeof entry === 'function')
      return allSentences({ made: (entry as (...values: unknown[]) => unknown)(3, 'x') });
    if (typeof entry !== 'object' || entry === null) return [];
    return isSentence(entry) ? [entry] : allSentences(entry);
  });
}

test('each sentence is written in its language', () => {
  const found = allSentences(sentences);
  expect(found.length).toBeGreaterThan(80);
  for (const { fr, en, ar } of found) {
    expect(en).not.toBe(fr);
    expect(en).toMatch(/^[\x20-\x7e“”]+$/);
    expect(en).not.toMatch(/\b(?:le|la|les|de|des|du|un|une|est|pas|vous|votre)\b/i);
    expect(ar).toMatch(/[\u0600-\u06ff]/);
  }
});

test('counts use the plural forms of their language', () => {
  expect(attempts(1)).toEqual({ fr: '1 tentative', en: '1 attempt', ar: 'محاولة واحدة' });
  expect(attempts(2)).toEqual({ fr: '2 tentatives', en: '2 attempts', ar: 'محاولتان' });
  expect(waitingTime(120).fr).toBe('120 secondes');
  expect(waitingTime(121)).toEqual({ fr: '3 minutes', en: '3 minutes', ar: '3 دقائق' });
});
