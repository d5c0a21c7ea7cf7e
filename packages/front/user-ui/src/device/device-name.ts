import Bowser from 'bowser';

export interface Device {
  browser: string;
  system: string;
}

/** Returns browser and system of a user agent string, or `null` if it names neither. */
export function deviceOf(userAgent: string | null): Device | null {
  if (userAgent === null || userAgent === '') return null;
  const { browser, os } = Bowser.parse(userAgent);
  if (browser.name === undefined || os.name === undefined || os.name === '') return null;
  const major = browser.version?.split('.')[0];
  return { browser: major === undefined ? browser.name : `${browser.name} ${major}`, system: os.name };
}
