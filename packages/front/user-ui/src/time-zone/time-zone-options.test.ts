import { timeZoneOptions } from './time-zone-options';

const november = new Date('2026-11-21');

it('lists time zones from west to east, each with its offset', () => {
  const labels = { 'Africa/Abidjan': 'Abidjan', 'Europe/Paris': 'Paris', 'America/New_York': 'New York' };
  const zones = ['Africa/Abidjan', 'Mars/Base', 'Asia/Kolkata', 'Europe/Paris', 'America/New_York'];
  expect(timeZoneOptions(zones, labels, november)).toEqual([
    { value: 'America/New_York', label: 'New York (UTC−5)' },
    { value: 'Africa/Abidjan', label: 'Abidjan (UTC+0)' },
    { value: 'Europe/Paris', label: 'Paris (UTC+1)' },
    { value: 'Asia/Kolkata', label: 'Asia/Kolkata (UTC+5:30)' },
    { value: 'Mars/Base', label: 'Mars/Base' },
  ]);
});

it('names the offset of the day, which changes with the clocks', () => {
  const [paris] = timeZoneOptions(['Europe/Paris'], {}, new Date('2026-07-21'));
  expect(paris?.label).toBe('Europe/Paris (UTC+2)');
});
