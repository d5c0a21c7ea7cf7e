import { LocaleProvider } from '@ark-ui/react/locale';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { useLocale } from '@escale/i18n';
import { useEffect, type ReactNode } from 'react';
import { applyInterfaceChoices, watchInterfaceChoices } from '../interface/interface-choices';
import { Fonts } from '../theme/fonts';
import { system } from '../theme/system';

export interface DesignSystemProviderProps {
  children: ReactNode;
}

/** Theme, global styles, typeface and the language of the components. Once, around the application. */
export function DesignSystemProvider({ children }: DesignSystemProviderProps) {
  const { language } = useLocale();
  useEffect(() => {
    applyInterfaceChoices({});
    return watchInterfaceChoices(() => undefined);
  }, []);
  return (
    <ChakraProvider value={system}>
      <Fonts />
      <LocaleProvider locale={language}>{children}</LocaleProvider>
    </ChakraProvider>
  );
}
