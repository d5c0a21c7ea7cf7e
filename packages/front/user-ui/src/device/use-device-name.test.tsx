import { defaultLocale, LocaleProvider } from '@escale/i18n';
import { act, renderHook } from '@escale/testing';
import type { ReactNode } from 'react';
import { useDeviceName } from './use-device-name';

const firefoxUserAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';

async function nameIn(language: 'fr' | 'ar'): Promise<string> {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LocaleProvider locale={{ ...defaultLocale, language }}>{children}</LocaleProvider>
  );
  const { result } = await act(async () => renderHook(() => useDeviceName(), { wrapper }));
  return result.current(firefoxUserAgent);
}

test('names browser and system', async () => {
  expect(await nameIn('fr')).toBe('Firefox 133 sur Linux');
});

test('in Arabic, is laid out from right to left, though it begins with a Latin name', async () => {
  expect(await nameIn('ar')).toBe('\u200fFirefox 133 على Linux');
});
