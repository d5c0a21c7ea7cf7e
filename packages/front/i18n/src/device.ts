import type { Language } from '@escale/contracts';
import Bowser from 'bowser';

interface Device {
  browser: string;
  system: string;
}

const findName = (names: Readonly<Record<string, string>>, name: string | undefined) =>
  Object.values(names).find((one) => one === name);

/**
 * Returns the browser and the system of a user agent string; `null` unless Bowser knows both, since the sender of the string could
 * otherwise insert any text.
 */
function deviceOf(userAgent: string | null): Device | null {
  if (userAgent === null || userAgent === '') return null;
  const parsed = Bowser.parse(userAgent);
  const browser = findName(Bowser.BROWSER_MAP, parsed.browser.name);
  const system = findName(Bowser.OS_MAP, parsed.os.name);
  if (browser === undefined || system === undefined) return null;
  const major = /^\d{1,4}/.exec(parsed.browser.version ?? '')?.[0];
  return { browser: major === undefined ? browser : `${browser} ${major}`, system };
}

interface DeviceTexts {
  device: (browser: string, system: string) => string;
  unknown: string;
}

const deviceTexts: Record<Language, DeviceTexts> = {
  fr: { device: (browser, system) => `${browser} sur ${system}`, unknown: 'Appareil inconnu' },
  en: { device: (browser, system) => `${browser} on ${system}`, unknown: 'Unknown device' },
  // The direction mark keeps a text that begins with Latin letters from being laid out left to right.
  ar: { device: (browser, system) => `\u200f${browser} على ${system}`, unknown: 'جهاز غير معروف' },
};

/** Returns the device of a user agent string in words: 'Chrome 131 sur Windows'; 'Appareil inconnu' if it is unknown. */
export function deviceName(language: Language, userAgent: string | null): string {
  const { device, unknown } = deviceTexts[language];
  const found = deviceOf(userAgent);
  return found === null ? unknown : device(found.browser, found.system);
}
