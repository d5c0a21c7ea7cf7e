import { useRef, useState } from 'react';
import { Button } from '../actions/button';
import { IconButton } from '../actions/icon-button';
import { Icon, type IconName } from '../icon/icon';
import { useMessages } from '../messages';
import type { ToastTone } from './toast-tone';
import { useToastTimer } from './use-toast-timer';
import { styled } from '../theme/styled';

export interface ToastAction {
  label: string;
  onRun: () => void;
}

interface ToastContentProps {
  tone: ToastTone;
  text: string;
  /** Lines below the text, each in a separate element; `undefined` lines are omitted. */
  lines: readonly (string | undefined)[];
  action: ToastAction | undefined;
  duration: number;
  /** Milliseconds after which the toast closes even if paused. */
  maxDuration: number;
  /** True while the pointer is over the toast. */
  paused: boolean;
  onClose: () => void;
}

const toneIcons: Record<ToastTone, IconName> = {
  success: 'check-circle',
  info: 'info',
  warning: 'alert',
  error: 'alert-circle',
};

const Row = styled('div', { base: { display: 'flex', alignItems: 'flex-start', gap: '3', width: 'full' } });

const ToneMark = styled('span', {
  base: { paddingBlockStart: '1px' },
  variants: {
    tone: {
      success: { color: 'ok' },
      info: { color: 'info' },
      warning: { color: 'warn' },
      error: { color: 'bad' },
    },
  },
});

const CloseSlot = styled('span', { base: { margin: '-6px', flexShrink: 0 } });

/** On a phone: text, then details and action on lines of their own. From `md` on: everything on one line, if it fits. */
const Body = styled('div', {
  base: {
    flex: '1',
    minWidth: '0',
    paddingBlockStart: '1px',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
  },
});
const MainLine = styled('p', { base: { fontWeight: 'medium', width: { base: 'full', md: 'auto' } } });
const DetailLine = styled('p', {
  base: {
    flex: { base: '1', md: '0 1 auto' },
    color: 'fg.muted',
    fontSize: 'sm',
    marginBlockStart: '0.5',
    '&:not(:last-of-type)': { flexBasis: { base: 'full', md: 'auto' } },
  },
});
const ActionSlot = styled('div', {
  base: {
    marginBlockStart: { base: '1', md: '-1' },
    marginBlockEnd: '-1',
    marginInlineStart: 'auto',
    marginInlineEnd: { base: '-8', md: '0' },
  },
});

/** Renders the content of a toast. The timer pauses while the pointer or the focus is on the toast. */
export function ToastContent(props: ToastContentProps) {
  const { tone, text, lines, action, duration, maxDuration, paused, onClose } = props;
  const texts = useMessages();
  const row = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => document.activeElement);
  const close = () => {
    // Moves the focus back to the opener; otherwise the focus would be lost with the toast.
    if (row.current?.contains(document.activeElement) && opener instanceof HTMLElement)
      opener.focus({ preventScroll: true });
    onClose();
  };
  useToastTimer({ element: row, duration, maxDuration, paused, onEnd: close });
  return (
    <Row ref={row}>
      <ToneMark tone={tone}>
        <Icon name={toneIcons[tone]} size={19} />
      </ToneMark>
      <Body>
        <MainLine>
          <bdi>{text}</bdi>
        </MainLine>
        {lines.map(
          (line) =>
            line !== undefined && (
              <DetailLine key={line}>
                <bdi>{line}</bdi>
              </DetailLine>
            ),
        )}
        {action && (
          <ActionSlot>
            <Button
              size="sm"
              onClick={() => {
                close();
                action.onRun();
              }}
            >
              {action.label}
            </Button>
          </ActionSlot>
        )}
      </Body>
      <CloseSlot>
        <IconButton icon="close" label={texts.closeNotification} onClick={close} />
      </CloseSlot>
    </Row>
  );
}
