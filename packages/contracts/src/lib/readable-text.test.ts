import { checkEmailRequestSchema } from '../auth/auth';
import { trimText } from './readable-text';
import { createUserRequestSchema } from '../user/users';

const request = {
  email: 'a@b.test',
  username: 'awa.kone',
  firstName: 'Awa',
  lastName: 'Koné',
  role: 'ADMIN',
};

it.each([
  ['a zero-width space', 'awa\u200b.kone'],
  ['a soft hyphen', 'awa\u00ad.kone'],
  ['a bidirectional override', 'awa\u202ekone'],
  ['a byte order mark', 'awa\ufeffkone'],
  ['a line break', 'awa\nkone'],
  ['an invisible letter', 'awa\u3164kone'],
  ['a non-joiner among Latin letters', 'awa\u200ckone'],
])('names %s inside names and addresses', (_name, text) => {
  for (const field of ['username', 'firstName', 'lastName'])
    expect(() => createUserRequestSchema.validateSync({ ...request, [field]: text })).toThrow(
      'hiddenCharacter',
    );
  for (const email of [`${text}@b.test`, `a@${text}.test`])
    expect(() => checkEmailRequestSchema.validateSync({ email })).toThrow('hiddenCharacter');
});

it.each([
  ['zero-width spaces', '\u200b', '\u200b'],
  ['direction marks', '\u200f', '\u200e'],
  ['isolates', '\u2068', '\u2069'],
  ['a byte order mark and a soft hyphen', '\ufeff', '\u00ad'],
  ['blanks among them', ' \u200b\t', '\u00a0\u2060 '],
])('drops %s at the ends of names and addresses', (_name, before, after) => {
  const around = (text: string) => before + text + after;
  const typed = { ...request, email: around('a@b.test'), username: around('awa.kone') };
  const read = { ...typed, firstName: around('Awa'), lastName: around('Koné') };
  expect(createUserRequestSchema.validateSync(read)).toEqual(request);
});

it('refuses a name of invisible characters', () => {
  expect(trimText('\u200b \u2060')).toBe('');
  expect(() => createUserRequestSchema.validateSync({ ...request, firstName: '\u200b' })).toThrow(
    'firstNameRequired',
  );
  expect(() => checkEmailRequestSchema.validateSync({ email: '\u200b' })).toThrow('emailRequired');
});

it('the non-joiner in Arabic script is allowed in a name, but not in a user name or an address', () => {
  const text = 'مهدی\u200cپور';
  const read = createUserRequestSchema.validateSync({
    ...request,
    firstName: text,
    lastName: `${text}\u200c`,
  });
  expect(read).toMatchObject({ firstName: text, lastName: text });
  expect(() => createUserRequestSchema.validateSync({ ...request, username: text })).toThrow(
    'hiddenCharacter',
  );
  const email = `${text}@b.test`;
  expect(() => checkEmailRequestSchema.validateSync({ email })).toThrow('hiddenCharacter');
});

it.each(['mailto:a@b.test', 'MAILTO:a@b.test?subject=Bonjour', '<a@b.test>', ' <mailto:a@b.test>\u200e'])(
  'extracts the address from the copied text %s',
  (email) => {
    expect(checkEmailRequestSchema.validateSync({ email })).toEqual({ email: 'a@b.test' });
  },
);

it.each([
  ['a lone surrogate', 'awa\ud800kone'],
  ['a letter of private use', 'awa\ue000kone'],
  ['a Cyrillic letter among Latin ones', '\u0430wa.kone'],
])('refuses %s in names and addresses', (_name, text) => {
  for (const field of ['username', 'firstName', 'lastName'])
    expect(() => createUserRequestSchema.validateSync({ ...request, [field]: text })).toThrow('badCharacter');
  const email = `${text}@b.test`;
  expect(() => checkEmailRequestSchema.validateSync({ email })).toThrow('emailInvalid');
});

it.each([
  "N'Guessan",
  'N’Guessan',
  'Anne-Marie',
  'Zoé Éloïse',
  'José María',
  'فاطمة الزهراء',
  'Ольга',
  '李',
  'O. K.',
])('accepts the name %s', (firstName) => {
  expect(createUserRequestSchema.validateSync({ ...request, firstName })).toMatchObject({ firstName });
});

it.each(['.@b.test', 'a@b..test', 'a..b@b.test', '.a@b.test', 'a.@b.test', 'a@.b.test'])(
  'refuses the address %s',
  (email) => {
    expect(() => checkEmailRequestSchema.validateSync({ email })).toThrow('emailInvalid');
  },
);

it.each(["o'neil+quai@sous-domaine.escale.test", 'a@b.ci', 'awa.kone@escale.test'])(
  'accepts the address %s',
  (email) => {
    expect(checkEmailRequestSchema.validateSync({ email })).toEqual({ email });
  },
);
