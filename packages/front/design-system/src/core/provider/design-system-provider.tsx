import { LocaleProvider } from '@ark-ui/react/locale';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { brand } from '@escale/contracts';
import { useLocale } from '@escale/i18n';
import { useEffect, useState, type ReactNode } from 'react';
import { applyAppearance, subscribeToAppearance } from '../appearance/appearance-settings';
import { ProductNameContext } from '../frame/product-name';
import { SupportEmailContext } from '../frame/support-email';
import { Fonts } from '../theme/fonts';
import { system, systemWithoutGlobalStyles } from '../theme/system';
import { Tooltips } from '../tooltip/tooltips';
import { markKeyFocus } from './key-focus';
import { markPresses } from './press-mark';

export interface DesignSystemProviderProps {
  /** The product's name in this deployment; the name of `brand` by default. */
  productName?: string | undefined;
  /** The support address of this deployment; that of `brand` by default. */
  supportEmail?: string | undefined;
  children: ReactNode;
}

const hasGlobalStyles = () =>
  typeof document !== 'undefined' && document.querySelector('style[data-document-styles]') !== null;

/** Provides theme, global styles, typeface and the language of the components. Use it once, around the application. */
export function DesignSystemProvider(props: DesignSystemProviderProps) {
  const { productName = brand.name, supportEmail = brand.supportEmail, children } = props;
  const { language } = useLocale();
  const [hasStyles] = useState(hasGlobalStyles);
  useEffect(() => {
    applyAppearance({});
    return subscribeToAppearance(() => undefined);
  }, []);
  useEffect(markKeyFocus, []);
  useEffect(markPresses, []);
  return (
    <ChakraProvider value={hasStyles ? systemWithoutGlobalStyles : system}>
      <Fonts />
      <ProductNameContext value={productName}>
        <SupportEmailContext value={supportEmail}>
          <LocaleProvider locale={language}>{children}</LocaleProvider>
        </SupportEmailContext>
      </ProductNameContext>
      <Tooltips />
    </ChakraProvider>
  );
}
