import { ar } from './ar';
import { en } from './en';

it('units agree with their number in English and Arabic', () => {
  const { sessionHours, otpMaxAttempts } = en.number;
  expect([1, 2].map(sessionHours.unit)).toEqual(['hour', 'hours']);
  expect([1, 3].map(otpMaxAttempts.unit)).toEqual(['attempt', 'attempts']);
  expect([1, 2, 8, 24].map(ar.number.sessionHours.unit)).toEqual(['ساعة', 'ساعتان', 'ساعات', 'ساعة']);
  expect([5, 15].map(ar.number.otpValidityMinutes.unit)).toEqual(['دقائق', 'دقيقة']);
  expect([1, 2, 3].map(ar.number.otpMaxAttempts.unit)).toEqual(['محاولة', 'محاولتان', 'محاولات']);
});
