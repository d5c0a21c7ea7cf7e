import { defaultSettings, type Settings } from '@escale/contracts';
import { keepSettings, readSettings } from './settings-store';

const changed: Settings = {
  ...defaultSettings,
  timezone: 'Europe/Paris',
  theme: 'dark',
  layout: 'compact',
  notifyWeeklyReports: true,
  otpValidityMinutes: 20,
};

beforeEach(() => localStorage.clear());

it('has the defaults of §9 in a new browser', () => {
  expect(readSettings('awa')).toEqual(defaultSettings);
});

it('keeps the settings of each user, and the look of the browser for all', () => {
  keepSettings('awa', changed);
  expect(readSettings('awa')).toEqual(changed);
  expect(readSettings('yao')).toEqual({ ...defaultSettings, theme: 'dark', layout: 'compact' });
});

it.each(['{', 'null', '[]', '"texte"', '12'])('has the defaults where %s is kept', (raw) => {
  localStorage.setItem('escale.settings.awa', raw);
  expect(readSettings('awa')).toEqual(defaultSettings);
});

it('takes what is right from what is kept, and the default for the rest', () => {
  const kept = {
    language: 'xx',
    timezone: 'Europe/Paris',
    forceTwoFactor: 'yes',
    sessionHours: null,
    other: 1,
  };
  localStorage.setItem('escale.settings.awa', JSON.stringify(kept));
  expect(readSettings('awa')).toEqual({ ...defaultSettings, timezone: 'Europe/Paris' });
});

it('follows theme and layout in a browser that keeps nothing', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  expect(() => keepSettings('awa', changed)).not.toThrow();
  expect(document.documentElement).toHaveClass('dark');
  refuse.mockRestore();
});
