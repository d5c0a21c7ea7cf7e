export interface PersonNames {
  firstName: string;
  lastName: string;
}

const noNames: PersonNames = { firstName: '', lastName: '' };

const isAllCapitals = (word: string) =>
  word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();

/** Splits a full name: 'Yao Kouassi', or 'KOUASSI Yao' as in French lists. */
export function splitName(name: string): PersonNames {
  const words = name.trim().split(/\s+/u);
  const capitals = words.filter(isAllCapitals);
  const others = words.filter((word) => !isAllCapitals(word));
  const [first = '', ...rest] = words;
  return capitals.length > 0 && others.length > 0
    ? { firstName: others.join(' '), lastName: capitals.join(' ') }
    : { firstName: first, lastName: rest.join(' ') };
}

const capitalize = (word: string) =>
  word.replaceAll(
    /(^|-)(\p{L})/gu,
    (_match, before: string, letter: string) => before + letter.toUpperCase(),
  );

/** Derives the names from 'yao.kouassi@…'; none from 'ykouassi@…', which contains no first name. */
export function namesInAddress(email: string): PersonNames {
  const [local = ''] = email.split('@');
  const words = local.split(/[._]+/).map((word) => word.replaceAll(/\d+$/g, ''));
  if (words.length < 2 || words.some((word) => !/^\p{L}[\p{L}-]+$/u.test(word))) return noNames;
  const [firstName = '', ...rest] = words.map(capitalize);
  return { firstName, lastName: rest.join(' ') };
}
