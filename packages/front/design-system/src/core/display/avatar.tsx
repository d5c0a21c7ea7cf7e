import { useState } from 'react';
import { avatarShade, initials } from './initials';
import { styled } from '../theme/styled';

export interface AvatarProps {
  /** Full name: source of the initials and of the colour, which is always the same for the same name. */
  name: string;
  /** Address of the picture; the initials replace a missing or broken one. */
  src?: string | null;
  /** Edge in pixels; 32 by default. */
  size?: number;
  /** Makes the name the accessible name, if there is no text with the name beside the avatar. */
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
