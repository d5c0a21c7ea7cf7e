import type { ReactNode } from 'react';
import { toneVariants, type Tone } from '../display/tone';
import { Icon, type IconName } from '../icon/icon';
import { styled } from '../theme/styled';

export interface AlertProps {
  tone?: Exclude<Tone, 'neutral' | 'accent'>;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link after the message. */
  action?: ReactNode;
  icon?: IconName;
}

const toneIcons: Record<NonNullable<AlertProps['tone']>, IconName> = {
  ok: 'check-circle',
  warn: 'alert',
  bad: 'alert',
  info: 'info',
};

const Root = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '3',
    paddingBlock: '3',
    paddingInline: '4',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'color-mix(in srgb, currentColor 32%, transparent)',
    borderRadius: 'lg',
  },
  variants: { tone: toneVariants },
});

const Body = styled('div', { base: { flex: '1 1 9rem', minWidth: '0' } });
const Title = styled('p', { base: { fontWeight: 'semibold' } });

/** Renders a message in the page: with role `alert` for the tone `bad`, else with role `status`. */
export function Alert({ tone = 'info', title, children, action, icon = toneIcons[tone] }: AlertProps) {
  return (
    <Root tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon name={icon} size={19} />
      <Body>
        {title !== undefined && <Title>{title}</Title>}
        {children}
      </Body>
      {action}
    </Root>
  );
}
