import { Icon, styled } from '@escale/design-system';
import { useMessages } from './messages/catalogue';
import { useOnline } from '../../lib/use-online';

const Bar = styled('div', {
  base: {
    position: 'sticky',
    insetBlockStart: '{sizes.header}',
    zIndex: 'sticky',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    paddingInline: '4',
    paddingBlock: '1.5',
    background: 'warn.soft',
    color: 'fg',
    fontSize: 'sm',
    fontWeight: 'medium',
    '& > svg': { flexShrink: 0 },
  },
});

/** Warns on every page that there is no network. */
export function OfflineBar() {
  const { offline } = useMessages();
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <Bar>
          <Icon name="wifi-off" size={16} />
          {offline}
        </Bar>
      )}
    </div>
  );
}
