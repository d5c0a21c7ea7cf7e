import { textTools } from '@escale/i18n';

const { number, plural } = textTools('ar');

/** Some users after a verbal noun or a preposition: 'تفعيل 3 مستخدمين'. */
export const users = (value: number) =>
  plural(value, {
    zero: '0 مستخدم',
    one: 'مستخدم واحد',
    two: 'مستخدمَين',
    few: `${number(value)} مستخدمين`,
    many: `${number(value)} مستخدمًا`,
    other: `${number(value)} مستخدم`,
  });

/** Some people, after a verbal noun or a preposition. */
export const people = (value: number) =>
  plural(value, {
    zero: '0 شخص',
    one: 'شخص واحد',
    two: 'شخصين',
    few: `${number(value)} أشخاص`,
    many: `${number(value)} شخصًا`,
    other: `${number(value)} شخص`,
  });

/** Some invitations after a verbal noun. */
export const invitations = (value: number) =>
  plural(value, {
    zero: '0 دعوة',
    one: 'دعوة واحدة',
    two: 'دعوتين',
    few: `${number(value)} دعوات`,
    many: `${number(value)} دعوة`,
    other: `${number(value)} دعوة`,
  });

/** A sentence about one person, two, or more. */
export const sentenceAbout = (value: number, one: string, two: string, more: string) =>
  plural(value, { zero: more, one, two, few: more, many: more, other: more });
