import { useCallback } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { deviceOf } from './device-name';

/** Returns a formatter for user agent strings: 'Chrome 131 sur Windows'. */
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
