import { brand } from '@escale/contracts';
import { useEffect } from 'react';
import { useMessages } from '../messages';

/** Names the browser tab after the page, followed by the product's name. */
export function usePageTitle(title: string): void {
  const texts = useMessages();
  const full = texts.documentTitle(title, brand.name);
  useEffect(() => {
    document.title = full;
  }, [full]);
}
