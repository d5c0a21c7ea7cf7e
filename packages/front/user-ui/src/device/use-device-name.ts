import { createCatalogue } from '@escale/i18n';
import { useCallback } from 'react';
import { deviceOf } from './device-name';

/** A catalogue of its own: the sign-in loads the texts of the package, and names no device. */
const { useMessages } = createCatalogue({
  fr: {
    device: (browser: string, system: string) => `${browser} sur ${system}`,
    unknownDevice: 'Appareil inconnu',
  },
  en: { device: (browser, system) => `${browser} on ${system}`, unknownDevice: 'Unknown device' },
  // Begins with a mark, since a text that begins with Latin letters would be laid out from left to right.
  ar: { device: (browser, system) => `\u200f${browser} على ${system}`, unknownDevice: 'جهاز غير معروف' },
});

/** Returns a formatter for user agent strings: 'Chrome 131 sur Windows'; 'Appareil inconnu' for what names none. */
export function useDeviceName(): (userAgent: string | null) => string {
  const { device, unknownDevice } = useMessages();
  return useCallback(
    (userAgent) => {
      const found = deviceOf(userAgent);
      return found === null ? unknownDevice : device(found.browser, found.system);
    },
    [device, unknownDevice],
  );
}
