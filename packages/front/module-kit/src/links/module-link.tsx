import { TextLink, type TextLinkProps } from '@escale/design-system';
import type { ReactNode } from 'react';
import type { ModuleTarget } from './module-target';
import { useModuleAddress } from './use-module-address';

export interface ModuleLinkProps extends Pick<TextLinkProps, 'children' | 'tone' | 'underlined'> {
  /** The page, by `moduleLink`. */
  to: ModuleTarget;
  /** Shown if the page is absent or not open to the user. Default: the text of the link. */
  fallback?: ReactNode;
}

/** Renders a link to a page of another module; only its text if the page cannot be opened. */
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
