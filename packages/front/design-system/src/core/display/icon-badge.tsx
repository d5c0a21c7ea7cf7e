import { Icon, type IconName } from '../icon/icon';
import { styled } from '../theme/styled';
import { toneVariants, type Tone } from './tone';

export interface IconBadgeProps {
  icon: IconName;
  /** Colour of icon and background; `neutral` by default. */
  tone?: Tone;
  /** Width and height: 32, 36, 40, 44 or 56 px; `md` (40 px) by default. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** Draws a circle instead of a rounded square. */
  circle?: boolean;
}

const iconSizes = { xs: 18, sm: 18, md: 20, lg: 22, xl: 26 } as const;

const Root = styled('span', {
  base: { display: 'grid', placeItems: 'center', flexShrink: 0 },
  variants: {
    tone: toneVariants,
    size: {
      xs: { width: '8', height: '8', borderRadius: 'md' },
      sm: { width: '9', height: '9', borderRadius: 'lg' },
      md: { width: '10', height: '10', borderRadius: 'lg' },
      lg: { width: '11', height: '11', borderRadius: 'lg' },
      xl: { width: '14', height: '14', borderRadius: 'xl' },
    },
    circle: { true: { borderRadius: 'full' } },
  },
});

/** Renders an icon on a tinted square or circle. Hidden from screen readers: text beside the icon must carry the meaning. */
export function IconBadge({ icon, tone = 'neutral', size = 'md', circle = false }: IconBadgeProps) {
  return (
    <Root tone={tone} size={size} circle={circle}>
      <Icon name={icon} size={circle ? 16 : iconSizes[size]} />
    </Root>
  );
}
