import { useLocale } from '@escale/i18n';
import { deviceName } from '@escale/i18n/device';
import { useCallback } from 'react';

/** Returns a formatter for user agent strings: 'Chrome 131 sur Windows'; 'Appareil inconnu' for an unrecognised one. */
export function useDeviceName(): (userAgent: string | null) => string {
  const { language } = useLocale();
  return useCallback((userAgent) => deviceName(language, userAgent), [language]);
}
