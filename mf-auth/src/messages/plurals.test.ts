import { ar } from './ar';
import { en } from './en';
import { fr } from './fr';

it.each([
  [fr, 1, '1 tentative au maximum.', '1 heure'],
  [fr, 3, '3 tentatives au maximum.', '3 heures'],
  [fr, 48, '48 tentatives au maximum.', '48 heures'],
  [en, 1, '1 attempt at most.', '1 hour'],
  [en, 3, '3 attempts at most.', '3 hours'],
  [ar, 1, 'محاولة واحدة على الأكثر.', 'ساعة واحدة'],
  [ar, 2, 'محاولتان على الأكثر.', 'ساعتين'],
  [ar, 3, '3 محاولات على الأكثر.', '3 ساعات'],
  [ar, 48, '48 محاولة على الأكثر.', '48 ساعة'],
])(
  'uses the plural forms of the language for attempts and hours',
  ({ otp, confirmEmail }, count, attempts, hours) => {
    expect(otp.hint(count)).toBe(attempts);
    expect(confirmEmail.causeExpired(count)).toContain(hours);
  },
);
