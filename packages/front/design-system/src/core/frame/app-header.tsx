import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BrandMark } from './brand-mark';
import { styled } from '../theme/styled';

export interface AppHeaderProps {
  /** Address that the logo links to; without `homeTo` the logo is not a link. */
  homeTo?: string;
  /** Content at the end of the header: navigation, connection state, user menu. */
  children?: ReactNode;
}

const Root = styled('header', {
  base: {
    position: 'sticky',
    insetBlockStart: '0',
    zIndex: 'sticky',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    height: 'header',
    flexShrink: 0,
    paddingInline: { base: '4', md: '7' },
    background: 'bg.panel',
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderColor: 'border',
  },
});

const HomeLink = styled(Link, { base: { textDecoration: 'none', borderRadius: 'md' } });
const EndSlot = styled('div', {
  base: { display: 'flex', flex: '1', alignItems: 'center', justifyContent: 'end', gap: '3', minWidth: '0' },
});

/** Renders the application's header: sticky at the top, 60 px high, 48 px in a low window. */
export function AppHeader({ homeTo, children }: AppHeaderProps) {
  return (
    <Root>
      {homeTo === undefined ? (
        <BrandMark />
      ) : (
        <HomeLink to={homeTo}>
          <BrandMark />
        </HomeLink>
      )}
      <EndSlot>{children}</EndSlot>
    </Root>
  );
}
