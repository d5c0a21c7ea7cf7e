import { checkEmailRequestSchema } from './auth';
import { createUserRequestSchema } from './users';

const request = {
  email: 'a@b.test',
  username: 'awa.kone',
  firstName: 'Awa',
  lastName: 'Koné',
  role: 'ADMIN',
};

it.each([
  ['a zero-width space', 'awa.kone\u200b'],
  ['a soft hyphen', 'awa\u00ad.kone'],
  ['a bidirectional override', 'awa\u202ekone'],
  ['a line break', 'awa\nkone'],
  ['an invisible letter', 'awa\u3164kone'],
  ['a lone surrogate', 'awa\ud800kone'],
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
