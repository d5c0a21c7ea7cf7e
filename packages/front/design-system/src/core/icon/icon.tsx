import type { moduleIcons } from '@escale/contracts';
import { directionalIcons } from './directional-icons';
import { iconPaths } from './icon-paths';
import { styled } from '../theme/styled';

/** Names of all icons, including those of module descriptors. */
export type IconName = keyof typeof iconPaths | (typeof moduleIcons)[number];

export interface IconProps {
  name: IconName;
  /** Width and height in pixels; 18 by default. */
  size?: number;
  /** Accessible name. Without a label the icon is hidden from assistive technology. */
  label?: string;
  /** Mirrors the icon in right-to-left languages; true by default for icons with a direction, such as arrows. */
  mirrored?: boolean;
}

const Svg = styled('svg', {
  base: { display: 'block', flexShrink: 0, fill: 'none', stroke: 'currentColor', strokeWidth: '1.8' },
  variants: { mirrored: { true: { _rtl: { transform: 'scaleX(-1)' } } } },
});

/** Renders a line icon in the colour of the surrounding text. */
export function Icon({ name, size = 18, label, mirrored = directionalIcons.has(name) }: IconProps) {
  return (
    <Svg
      viewBox="0 0 24 24"
      width={`${size}px`}
      height={`${size}px`}
      strokeLinecap="round"
      strokeLinejoin="round"
      mirrored={mirrored}
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={iconPaths[name]} />
    </Svg>
  );
}
