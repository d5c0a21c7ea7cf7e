import { limits } from '@escale/contracts';
import { demoPassword } from '../db/seed/people';
import { lengthBeyondWords } from './common-words';

test.each([
  'Password1!',
  'P@ssw0rd2025!',
  'Password-2025!',
  'Azerty123!',
  'Qwertz123!',
  '12345678Aa',
  'aaaaaaaaA1',
  '        A1',
  'Motdepasse1!',
  'Bienvenue2025!',
  'So1ei1-2025!',
  'Août2026!',
  'Conteneur1!',
  'Jean-Pierre75',
])('%s is little more than a common word', (password) => {
  expect(lengthBeyondWords(password)).toBeLessThan(limits.passwordMinLength);
});

test.each([demoPassword, 'Quai-Nord-2026!', 'xK9#mQ2p', 'hJ77kd9w', 'correct horse battery'])(
  '%s is more than a common word',
  (password) => {
    expect(lengthBeyondWords(password)).toBeGreaterThanOrEqual(limits.passwordMinLength);
  },
);

test('each of several words in a row counts, however the text is split', () => {
  expect(lengthBeyondWords('soleil')).toBe(2);
  expect(lengthBeyondWords('soleilsoleil')).toBe(4);
  expect(lengthBeyondWords('zq#soleil#zq')).toBe(8);
});
