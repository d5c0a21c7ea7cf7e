import { readCode } from './read-code';

const mailText = `De : Escale <no-reply@escale.test>
Date : ven. 27 nov. 2026 à 11:20
Tél. 27 22 123 456

267453 est votre code de connexion Escale.
Votre code : 267453. Il est valable 15 minutes.`;

test.each([
  ['267453', '267453'],
  ['٢٦٧٤٥٣', '267453'],
  ['۲۶۷۴۵۳', '267453'],
  ['２６７４５３', '267453'],
  ['\u200f267453\u200e\r\n', '267453'],
  ['267 453', '267453'],
  ['26 74 53', '267453'],
  ['267-453', '267453'],
  ['Votre code est 267-453.', '267453'],
  ['رمزك هو ٢٦٧٤٥٣', '267453'],
  [mailText, '267453'],
])('%j is the code %s', (text, code) => {
  expect(readCode(text, 6).code).toBe(code);
});

test.each([
  '27/11/2026 11:20 Votre code',
  '27-11-26',
  '27112026',
  '2711 2026',
  'Tél. 123-456-7890',
  '267453 ou 267454',
  '26745',
  'bonjour',
  '',
])('%j has no code, or more than one', (text) => {
  expect(readCode(text, 6).code).toBeUndefined();
});

test('tells other characters from separators', () => {
  expect(readCode('12-3 4', 6)).toEqual({ code: undefined, digits: '1234', hasOthers: false });
  expect(readCode('12a', 6)).toEqual({ code: undefined, digits: '12', hasOthers: true });
});
