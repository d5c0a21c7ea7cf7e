import { textTools } from '@escale/i18n/text-tools';
import type { Sentence } from './sentence';

const fr = textTools('fr');
const en = textTools('en');
const ar = textTools('ar');

/** Returns a number with its noun, such as '3 attempts'. */
export const attempts = (count: number): Sentence => ({
  fr: `${count} ${fr.plural(count, { one: 'tentative', other: 'tentatives' })}`,
  en: `${count} ${en.plural(count, { one: 'attempt', other: 'attempts' })}`,
  ar: ar.plural(count, {
    zero: 'لا محاولات',
    one: 'محاولة واحدة',
    two: 'محاولتان',
    few: `${count} محاولات`,
    many: `${count} محاولة`,
    other: `${count} محاولة`,
  }),
});

export const seconds = (count: number): Sentence => ({
  fr: `${count} ${fr.plural(count, { one: 'seconde', other: 'secondes' })}`,
  en: `${count} ${en.plural(count, { one: 'second', other: 'seconds' })}`,
  ar: ar.plural(count, {
    zero: '0 ثانية',
    one: 'ثانية واحدة',
    two: 'ثانيتين',
    few: `${count} ثوانٍ`,
    many: `${count} ثانية`,
    other: `${count} ثانية`,
  }),
});

const minutes = (count: number): Sentence => ({
  fr: `${count} ${fr.plural(count, { one: 'minute', other: 'minutes' })}`,
  en: `${count} ${en.plural(count, { one: 'minute', other: 'minutes' })}`,
  ar: ar.plural(count, {
    zero: '0 دقيقة',
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: `${count} دقائق`,
    many: `${count} دقيقة`,
    other: `${count} دقيقة`,
  }),
});

/** A waiting time in words: seconds up to two minutes, then whole minutes. */
export const waitingTime = (count: number) =>
  count <= 120 ? seconds(count) : minutes(Math.ceil(count / 60));
