import { useState } from 'react';
import { avatarShade, initials } from './initials';
import { styled } from '../theme/styled';

export interface AvatarProps {
  /** Full name; determines the initials and the background colour. */
  name: string;
  /**
   * Address of the picture. Without an address, or if the picture fails to load, the initials are
   * shown.
   */
  src?: string | null;
  /** Width and height in pixels; 32 by default. */
  size?: number;
  /** Announces the name to screen readers; for an avatar without the name beside it. */
  labelled?: boolean;
}

const Root = styled('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: 'full',
    color: 'avatar.fg',
    fontWeight: 'semibold',
    lineHeight: 'none',
    userSelect: 'none',
  },
});

const Picture = styled('img', { base: { width: 'full', height: 'full', objectFit: 'cover' } });

/** Renders a person's picture or initials. */
export function Avatar({ name, src, size = 32, labelled = false }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = src && src !== failed ? src : null;
  return (
    <Root
      background={avatarShade(name)}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.375) }}
      {...(labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {shown ? <Picture src={shown} alt="" onError={() => setFailed(shown)} /> : initials(name)}
    </Root>
  );
}
