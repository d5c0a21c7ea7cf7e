import { emailSchema, newPasswordSchema } from '../auth/auth';
import { normalizeEmail, normalizePassword, normalizeUsername } from './normalize';
import { createUserRequestSchema } from '../user/users';

test.each([
  ['Hélène@Quai.TEST'.normalize('NFD'), 'hélène@quai.test'],
  [' a@Forêt.test ', 'a@xn--fort-ipa.test'],
  ['a@xn--FORT-ipa.test', 'a@xn--fort-ipa.test'],
  ['a@quai。test', 'a@quai.test'],
  ['a@ﬁl.test', 'a@fil.test'],
  ['\u212aofi@quai.test', 'kofi@quai.test'],
  ['a@10.20', 'a@10.20'],
  ['a@ê/x.test', 'a@ê/x.test'],
  ['a@ê%.test', 'a@ê%.test'],
  ['a@xn--ê.test', 'a@'],
  ['forêt', 'forêt'],
])('the address %j is kept as %j', (typed, kept) => {
  expect(normalizeEmail(typed)).toBe(kept);
});

test('an invalid domain, or one that mixes letters of two alphabets, is not an address', () => {
  for (const email of ['a@xn--ê.test', 'a@ex\u0430mple.test'])
    expect(() => emailSchema.validateSync(email)).toThrow('emailInvalid');
  expect(() => emailSchema.validateSync('a@e\u0301-\u202e.test')).toThrow('hiddenCharacter');
  expect(emailSchema.validateSync(' \tÉcole@Forêt.test\n')).toBe('école@xn--fort-ipa.test');
});

test('counts the letters and spaces of a password in every Unicode spelling', () => {
  expect(normalizePassword('é\u00a0à'.normalize('NFD'))).toBe('é à');
  expect(newPasswordSchema.validateSync('éàèùçêâî'.normalize('NFD'))).toHaveLength(8);
  expect(() => newPasswordSchema.validateSync('éàèù'.normalize('NFD'))).toThrow('passwordMin');
});

test('normalises names, and refuses links', () => {
  const person = { email: 'a@quai.test', username: 'oﬃce', lastName: 'Koné', role: 'OPERATOR' };
  const read = (firstName: string) => createUserRequestSchema.validateSync({ ...person, firstName });
  expect(read('Zoé'.normalize('NFD'))).toMatchObject({ firstName: 'Zoé', username: 'office' });
  expect(normalizeUsername('ｄｏｃｋ')).toBe('dock');
  expect(read('J.-P.')).toMatchObject({ firstName: 'J.-P.' });
  for (const link of ['https://x', 'allez sur evil.test', 'www.quai'])
    expect(() => read(link)).toThrow('nameLikeLink');
});
