import { checkEmailRequestSchema, otpCodeSchema, resetPasswordRequestSchema } from './auth';
import { passwordStrength } from './password-strength';

describe('e-mail', () => {
  it('is trimmed and lower-cased [§5-2]', () => {
    expect(checkEmailRequestSchema.validateSync({ email: '  Awa.Kone@Escale.TEST ' })).toEqual({
      email: 'awa.kone@escale.test',
    });
  });

  it.each([
    ['', 'emailRequired'],
    ['   ', 'emailRequired'],
    ['awa', 'emailInvalid'],
    ['awa@escale', 'emailInvalid'],
    ['a b@escale.test', 'emailInvalid'],
    ['awa@@escale.test', 'emailInvalid'],
    [`${'a'.repeat(300)}@escale.test`, 'emailInvalid'],
  ])('refuses %j with %s [§5-1 §5-2]', (email, message) => {
    expect(() => checkEmailRequestSchema.validateSync({ email })).toThrow(message);
  });
});

describe('one-time code', () => {
  it.each(['12345', '1234567', '12345a', '', '١٢٣٤٥٦'])('refuses %j', (code) => {
    expect(() => otpCodeSchema.validateSync(code)).toThrow('otpLength');
  });

  it('accepts six digits, even with leading zeros [§5-8 §9-3]', () => {
    expect(otpCodeSchema.validateSync('004210')).toBe('004210');
  });
});

describe('new password', () => {
  it.each([
    ['1234567', 'passwordMin'],
    ['x'.repeat(129), 'passwordMax'],
  ])('refuses %j [§5-5]', (password, message) => {
    expect(() => resetPasswordRequestSchema.validateSync({ token: 't', password })).toThrow(message);
  });

  it.each([
    ['', 0],
    ['abc', 1],
    ['abcdefgh', 2],
    ['Abcdefgh', 3],
    ['Abcdefg1', 4],
    ['Abcdef 1', 5],
  ])('scores %j as %i [§5-23 §9-6]', (password, score) => {
    expect(passwordStrength(password)).toBe(score);
  });
});
