import { defaultSettings, type Settings } from '@escale/contracts';
import { storeSettings, readSettings } from './settings-store';

const newSettings: Settings = {
  ...defaultSettings,
  timezone: 'Europe/Paris',
  theme: 'dark',
  layout: 'compact',
  notifyWeeklyReports: true,
  otpValidityMinutes: 20,
};

beforeEach(() => localStorage.clear());

it('returns the defaults of §9 in a new browser [§9-24]', () => {
  expect(readSettings('awa')).toEqual(defaultSettings);
});

it('stores settings per user, and theme and layout for the browser [§3-28]', () => {
  storeSettings('awa', newSettings);
  expect(readSettings('awa')).toEqual(newSettings);
  expect(readSettings('yao')).toEqual({ ...defaultSettings, theme: 'dark', layout: 'compact' });
});

it.each(['{', 'null', '[]', '"texte"', '12'])('returns the defaults when %s is stored', (raw) => {
  localStorage.setItem('escale.settings.awa', raw);
  expect(readSettings('awa')).toEqual(defaultSettings);
});

it('keeps valid stored values and uses defaults for the rest', () => {
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

it('applies theme and layout in a browser without storage', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  expect(() => storeSettings('awa', newSettings)).not.toThrow();
  expect(document.documentElement).toHaveClass('dark');
  refuse.mockRestore();
});
