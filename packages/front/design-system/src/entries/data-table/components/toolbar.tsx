import { Button } from '../../../core/actions/button';
import { styled } from '../../../core/theme/styled';
import type { ReactNode } from 'react';
import { useMessages } from '../messages';

interface ToolbarProps {
  search: ReactNode;
  filters: ReactNode;
  /** 'Colonnes' and 'Exporter'. */
  tools: ReactNode;
  addAction: { onRun(): void; label?: string; unavailableReason?: string } | undefined;
}

const Bar = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: { base: '2', sm: '3' },
    padding: '3',
    _print: { display: 'none' },
    borderBlockEndWidth: '1px',
    borderColor: 'border',
    // Selects show their whole choice; on a narrow screen at most its width.
    '& select': { minWidth: { sm: 'max-content' } },
  },
});

const Tools = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2.5', marginInlineStart: 'auto' },
});

/** Text of a tool; on narrow screens for assistive technology only. */
export const ToolText = styled('span', { base: { srOnly: { base: true, sm: false } } });

/** Renders search and filters at the start, tools at the end. */
export function Toolbar({ search, filters, tools, addAction }: ToolbarProps) {
  const texts = useMessages();
  return (
    <Bar>
      {search}
      {filters}
      <Tools>
        {tools}
        {addAction && (
          <Button
            variant="primary"
            icon="plus"
            unavailableReason={addAction.unavailableReason}
            onClick={() => addAction.onRun()}
          >
            {addAction.label ?? texts.add}
          </Button>
        )}
      </Tools>
    </Bar>
  );
}
