import { brand } from '@escale/contracts';
import { useMessages } from '../messages';
import { styled } from '../theme/styled';
import { useProductName } from './product-name';

export interface BrandMarkProps {
  /** Width and height of the logo in pixels; 34 by default. */
  size?: number;
  /** Light text, for the dark navy side panel of the sign-in pages. */
  onInk?: boolean;
}

const Root = styled('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '3', whiteSpace: 'nowrap' },
});

const Name = styled('span', {
  base: {
    display: 'block',
    fontSize: 'lg',
    fontWeight: 'bold',
    letterSpacing: 'wide',
    lineHeight: 'tight',
  },
  variants: { onInk: { true: { color: 'ink.fg' }, false: { color: 'fg' } } },
});

const Subtitle = styled('span', {
  base: {
    display: 'block',
    fontSize: '2xs',
    fontWeight: 'semibold',
    letterSpacing: 'wider',
    lineHeight: 'snug',
  },
  variants: { onInk: { true: { color: 'ink.muted' }, false: { color: 'fg.muted' } } },
});

/** Renders the logo without text: stacked containers, legible from 24 px. Hidden from screen readers. */
export function BrandLogo({ size = brand.logo.size }: { size?: number }) {
  const { logo } = brand;
  return (
    <svg width={size} height={size} viewBox={`0 0 ${logo.size} ${logo.size}`} aria-hidden focusable="false">
      <rect width={logo.size} height={logo.size} rx="8" fill={logo.ground} />
      {logo.boxes.map((box) => (
        <rect key={`${box.x} ${box.y}`} rx="1.2" {...box} />
      ))}
      <path d={logo.ribs} stroke={logo.ground} strokeWidth=".9" opacity=".45" />
    </svg>
  );
}

/** Renders the logo, '{NAME} APP' and the subtitle (§1 'Header'). */
export function BrandMark({ size = brand.logo.size, onInk = false }: BrandMarkProps) {
  const texts = useMessages();
  const { capitals } = useProductName();
  return (
    <Root>
      <BrandLogo size={size} />
      <span translate="no">
        <Name onInk={onInk}>{texts.appTitle(capitals)}</Name>
        <Subtitle onInk={onInk}>{brand.subtitle}</Subtitle>
      </span>
    </Root>
  );
}
