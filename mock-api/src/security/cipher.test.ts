import { newSecret } from '../data-folder/secret';
import { createCipher } from './cipher';

const secret = newSecret();
const cipher = createCipher(secret, 'mails');

test('decrypts what it has encrypted, each time differently', () => {
  const [one, other] = [cipher.encrypt('Voici le code', 'a'), cipher.encrypt('Voici le code', 'a')];
  expect(cipher.decrypt(one, 'a')).toBe('Voici le code');
  expect(Buffer.from(one).equals(other)).toBe(false);
  expect(Buffer.from(one).toString('latin1')).not.toContain('code');
});

test('decrypts nothing under another name, secret or purpose, nor changed or truncated text', () => {
  const encrypted = cipher.encrypt('Voici le code', 'a');
  expect(cipher.decrypt(encrypted, 'b')).toBeUndefined();
  expect(createCipher(newSecret(), 'mails').decrypt(encrypted, 'a')).toBeUndefined();
  expect(createCipher(secret, 'other').decrypt(encrypted, 'a')).toBeUndefined();
  for (const at of [0, 12, 28, encrypted.length - 1]) {
    const changed = Buffer.from(encrypted);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(cipher.decrypt(changed, 'a')).toBeUndefined();
  }
  for (const length of [0, 11, 20, 28, encrypted.length - 1])
    expect(cipher.decrypt(encrypted.subarray(0, length), 'a')).toBeUndefined();
});
