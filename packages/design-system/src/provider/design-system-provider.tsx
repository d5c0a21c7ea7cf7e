import { LocaleProvider } from '@ark-ui/react/locale';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { brand } from '@escale/contracts';
import { useLocale } from '@escale/i18n';
import { useEffect, type ReactNode } from 'react';
import { applyAppearance, subscribeToAppearance } from '../appearance/appearance-settings';
import { ProductNameContext } from '../frame/product-name';
import { Fonts } from '../theme/fonts';
import { system } from '../theme/system';

export interface DesignSystemProviderProps {
  /** The product's name in this deployment; the name of `brand` by default. */
  productName?: string;
  children: ReactNode;
}

/** Provides theme, global styles, typeface and the language of the components. Use it once, around the application. */
export function DesignSystemProvider({ productName = brand.name, children }: DesignSystemProviderProps) {
  const { language } = useLocale();
  useEffect(() => {
    applyAppearance({});
    return subscribeToAppearance(() => undefined);
  }, []);
  return (
    <ChakraProvider value={system}>
      <Fonts />
      <ProductNameContext value={productName}>
        <LocaleProvider locale={language}>{children}</LocaleProvider>
      </ProductNameContext>
    </ChakraProvider>
  );
}
