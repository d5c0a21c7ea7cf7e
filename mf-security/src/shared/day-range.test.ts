import { isMoment } from './day-range';

test.each(['2026-11-21', '2026-11-21T08:00', '1970-01-01'])('%s is a valid moment', (text) => {
  expect(isMoment(text)).toBe(true);
});

test.each(['0002-11-21', '0020-11-21T08:00', '0202-11-21', '2026-02-31', '2026-11-21T24:00', '20260-11-21'])(
  '%s is not a valid moment',
  (text) => {
    expect(isMoment(text)).toBe(false);
  },
);
