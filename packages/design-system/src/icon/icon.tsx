import type { moduleIcons } from '@escale/contracts';
import { iconPaths } from './icon-paths';
import { styled } from '../theme/styled';

/** Every drawing that the system knows, the icons of module descriptors among them. */
export type IconName = keyof typeof iconPaths | (typeof moduleIcons)[number];

export interface IconProps {
  name: IconName;
  /** Edge in pixels; 18 by default. */
  size?: number;
  /** Says what the icon means. Without it the icon is decoration and hidden from assistive technology. */
  label?: string;
  /** Turns with the writing direction (arrows). Set by itself for arrows and sideways chevrons. */
  mirrored?: boolean;
}

const directional: ReadonlySet<IconName> = new Set([
  'arrow-left',
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'log-out',
  'log-in',
]);

const Drawing = styled('svg', {
  base: { display: 'block', flexShrink: 0, fill: 'none', stroke: 'currentColor', strokeWidth: '1.8' },
  variants: { mirrored: { true: { _rtl: { transform: 'scaleX(-1)' } } } },
});

/** A line icon in the colour of the text around it. */
export function Icon({ name, size = 18, label, mirrored = directional.has(name) }: IconProps) {
  return (
    <Drawing
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
    </Drawing>
  );
}
