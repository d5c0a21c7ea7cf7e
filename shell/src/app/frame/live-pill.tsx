import { styled } from '@escale/design-system';
import { useRealtime } from '@escale/realtime';
import { useState } from 'react';
import { useMessages } from './messages/catalogue';

const Root = styled('span', {
  base: {
    display: { base: 'none', lg: 'inline-flex' },
    flexShrink: 0,
    alignItems: 'center',
    gap: '1.5',
    color: 'fg.muted',
    fontSize: 'xs',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
  },
});

const Dot = styled('span', {
  base: { width: '2', height: '2', borderRadius: 'full' },
  variants: { live: { true: { background: 'ok' }, false: { background: 'warn' } } },
});

/** Shows whether live updates arrive; renders nothing until the first connection. */
export function LivePill() {
  const texts = useMessages();
  const live = useRealtime().status === 'connected';
  const [seen, setSeen] = useState(live);
  if (live && !seen) setSeen(true);
  if (!seen) return null;
  return (
    <Root data-tooltip={live ? texts.liveHint : texts.reconnectingHint}>
      <Dot live={live} />
      {live ? texts.live : texts.reconnecting}
    </Root>
  );
}
