export interface Names {
  firstName: string;
  lastName: string;
}

const noNames: Names = { firstName: '', lastName: '' };

const isCapital = (word: string) =>
  word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();

/** Splits 'Yao Kouassi', and 'KOUASSI Yao' as French lists have it. */
export function splitName(name: string): Names {
  const words = name.trim().split(/\s+/u);
  const capitals = words.filter(isCapital);
  const others = words.filter((word) => !isCapital(word));
  const [first = '', ...rest] = words;
  return capitals.length > 0 && others.length > 0
    ? { firstName: others.join(' '), lastName: capitals.join(' ') }
    : { firstName: first, lastName: rest.join(' ') };
}

const withCapital = (word: string) =>
  word.replaceAll(
    /(^|-)(\p{L})/gu,
    (_match, before: string, letter: string) => before + letter.toUpperCase(),
  );

/** Derives the names from 'yao.kouassi@…'; none from 'ykouassi@…', which contains no first name. */
export function namesInAddress(email: string): Names {
  const [local = ''] = email.split('@');
  const words = local.split(/[._]+/).map((word) => word.replaceAll(/\d+$/g, ''));
  if (words.length < 2 || words.some((word) => !/^\p{L}[\p{L}-]+$/u.test(word))) return noNames;
  const [firstName = '', ...rest] = words.map(withCapital);
  return { firstName, lastName: rest.join(' ') };
}
