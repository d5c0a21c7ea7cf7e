import { TextLink, type TextLinkProps } from '@escale/design-system';
import type { ReactNode } from 'react';
import type { ModuleTarget } from './module-target';
import { useModuleAddress } from './use-module-address';

export interface ModuleLinkProps extends Pick<TextLinkProps, 'children' | 'tone' | 'underlined'> {
  /** The page, as returned by `moduleLink`. */
  to: ModuleTarget;
  /**
   * Shown instead of the link if the user cannot open the page or the page does not exist; by
   * default the text of the link.
   */
  fallback?: ReactNode;
}

/** Renders a link to a page of another module, or the fallback if the user cannot open that page. */
export function ModuleLink({ to, children, fallback = children, ...look }: ModuleLinkProps): ReactNode {
  const address = useModuleAddress()(to);
  return address === null ? (
    fallback
  ) : (
    <TextLink to={address} {...look}>
      {children}
    </TextLink>
  );
}
