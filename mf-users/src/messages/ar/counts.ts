import { textTools } from '@escale/i18n';

const { number, plural } = textTools('ar');

/** Returns a number of users in words that follow a verbal noun or a preposition: 'تفعيل 3 مستخدمين'. */
export const countUsers = (value: number) =>
  plural(value, {
    zero: '0 مستخدم',
    one: 'مستخدم واحد',
    two: 'مستخدمَين',
    few: `${number(value)} مستخدمين`,
    many: `${number(value)} مستخدمًا`,
    other: `${number(value)} مستخدم`,
  });

/** Returns a number of people in words that follow a verbal noun or a preposition. */
export const countPeople = (value: number) =>
  plural(value, {
    zero: '0 شخص',
    one: 'شخص واحد',
    two: 'شخصين',
    few: `${number(value)} أشخاص`,
    many: `${number(value)} شخصًا`,
    other: `${number(value)} شخص`,
  });

/** Returns a number of invitations in words that follow a verbal noun. */
export const countInvitations = (value: number) =>
  plural(value, {
    zero: '0 دعوة',
    one: 'دعوة واحدة',
    two: 'دعوتين',
    few: `${number(value)} دعوات`,
    many: `${number(value)} دعوة`,
    other: `${number(value)} دعوة`,
  });

/** Returns the sentence about one person, about two people, or about another number. */
export const chooseSentence = (value: number, one: string, two: string, more: string) =>
  plural(value, { zero: more, one, two, few: more, many: more, other: more });
