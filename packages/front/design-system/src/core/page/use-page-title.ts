import { useEffect } from 'react';
import { useProductName } from '../frame/product-name';
import { useMessages } from '../messages';

/** Sets the title of the browser tab to the page's title, followed by the product's name. */
export function usePageTitle(title: string): void {
  const texts = useMessages();
  const { name } = useProductName();
  const full = texts.documentTitle(title, name);
  useEffect(() => {
    document.title = full;
  }, [full]);
}
