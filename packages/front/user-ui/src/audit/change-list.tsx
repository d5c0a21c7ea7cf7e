import { Box, styled, VisuallyHidden } from '@escale/design-system';
import { useMessages } from './messages';
import type { Change } from './change';

/** Number of changes that are shown without a click. */
const maxShown = 4;

const List = styled('div', { base: { fontSize: 'sm', overflowWrap: 'anywhere' } });
const OldValue = styled('bdi', { base: { color: 'fg.muted' } });
const NewValue = styled('bdi', { base: { fontWeight: 'medium' } });
const Arrow = styled('span', {
  base: { display: 'inline-block', whiteSpace: 'pre', _rtl: { transform: 'scaleX(-1)' } },
});
const MoreSummary = styled('summary', { base: { cursor: 'pointer', fontSize: 'sm', color: 'fg.muted' } });

export interface ChangeListProps {
  changes: readonly Change[];
}

/** Lists changes with the values before and after; collapses the rest of a long list. */
export function ChangeList({ changes }: ChangeListProps) {
  const texts = useMessages();
  const rest = changes.slice(maxShown);
  if (changes.length === 0) return null;
  return (
    <Box marginBlockStart="0.5">
      <ChangeLines changes={changes.slice(0, maxShown)} />
      {rest.length > 0 && (
        <details>
          <MoreSummary>{texts.moreChanges(rest.length)}</MoreSummary>
          <ChangeLines changes={rest} />
        </details>
      )}
    </Box>
  );
}

function ChangeLines({ changes }: { changes: readonly Change[] }) {
  const texts = useMessages();
  return (
    <List>
      {changes.map(({ label, before, after }) => (
        <div key={label}>
          {before === undefined ? (
            texts.changedField(label)
          ) : (
            <>
              {texts.field(label)} <OldValue>{before}</OldValue>
              <Arrow aria-hidden> → </Arrow>
              <VisuallyHidden>{texts.becomes}</VisuallyHidden>
              <NewValue>{after}</NewValue>
            </>
          )}
        </div>
      ))}
    </List>
  );
}
