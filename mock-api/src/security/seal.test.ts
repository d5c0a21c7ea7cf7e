import { newSecret } from '../data-folder/secret';
import { createSeal } from './seal';

const secret = newSecret();
const seal = createSeal(secret, 'mails');

test('opens what it has sealed, and each seal differs', () => {
  const [one, other] = [seal.close('Voici le code', 'a'), seal.close('Voici le code', 'a')];
  expect(seal.open(one, 'a')).toBe('Voici le code');
  expect(Buffer.from(one).equals(other)).toBe(false);
  expect(Buffer.from(one).toString('latin1')).not.toContain('code');
});

test('opens nothing under another name, secret or purpose, nor what was changed or cut', () => {
  const sealed = seal.close('Voici le code', 'a');
  expect(seal.open(sealed, 'b')).toBeUndefined();
  expect(createSeal(newSecret(), 'mails').open(sealed, 'a')).toBeUndefined();
  expect(createSeal(secret, 'other').open(sealed, 'a')).toBeUndefined();
  for (const at of [0, 12, 28, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(seal.open(changed, 'a')).toBeUndefined();
  }
  for (const length of [0, 11, 20, 28, sealed.length - 1])
    expect(seal.open(sealed.subarray(0, length), 'a')).toBeUndefined();
});
