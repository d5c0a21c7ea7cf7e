import { useLocale } from '@escale/i18n';
import { deviceName } from '@escale/i18n/device';
import { useCallback } from 'react';

/**
 * Returns a function that names the device of a user agent string: 'Chrome 131 sur Windows'; 'Appareil inconnu' if it is unknown.
 */
export function useDeviceName(): (userAgent: string | null) => string {
  const { language } = useLocale();
  return useCallback((userAgent) => deviceName(language, userAgent), [language]);
}
