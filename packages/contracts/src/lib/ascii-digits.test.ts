import { asciiDigits } from './ascii-digits';

test.each([
  ['267453', '267453'],
  ['٢٦٧٤٥٣', '267453'],
  ['۲۶۷۴۵۳', '267453'],
  ['２６７４５３', '267453'],
  ['२६७४५३', '267453'],
  ['𝟐𝟞𝟩𝟺𝟱𝟥', '267453'],
  ['Code : ٢٦٧-453, n° ²', 'Code : 267-453, n° ²'],
])('%s becomes %s', (text, digits) => {
  expect(asciiDigits(text)).toBe(digits);
});

test('every digit in Unicode becomes one of ten', () => {
  const zeros = [
    '0',
    '٠',
    '۰',
    '߀',
    '०',
    '০',
    '๐',
    '༠',
    '០',
    '᠐',
    '᪀',
    '᪐',
    '０',
    '𐒠',
    '𝟎',
    '𝟘',
    '𝟢',
    '𝟬',
    '𝟶',
    '𞥐',
  ];
  for (const zero of zeros) {
    const row = Array.from({ length: 10 }, (_, value) =>
      String.fromCodePoint((zero.codePointAt(0) ?? 0) + value),
    );
    expect(asciiDigits(row.join(''))).toBe('0123456789');
  }
});
