import { useState } from 'react';
import { avatarShade, initials } from './initials';
import { styled } from '../theme/styled';

export interface AvatarProps {
  /** Full name: gives the initials and, always the same for the same name, the colour. */
  name: string;
  /** Address of the picture; the initials show while there is none or when it cannot be loaded. */
  src?: string | null;
  /** Edge in pixels; 32 by default. */
  size?: number;
  /** Set where the name does not stand beside the avatar: the avatar then bears it. */
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

/** A person's picture or initials. */
export function Avatar({ name, src, size = 32, labelled = false }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = src && src !== failed ? src : null;
  return (
    <Root
      width={`${size}px`}
      height={`${size}px`}
      fontSize={`${Math.round(size * 0.375)}px`}
      background={avatarShade(name)}
      {...(labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {shown ? <Picture src={shown} alt="" onError={() => setFailed(shown)} /> : initials(name)}
    </Root>
  );
}
