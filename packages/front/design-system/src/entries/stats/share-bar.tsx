import { Box } from '../../core/layout/primitives';
import { styled } from '../../core/theme/styled';
import { toneColors, type ShareTone } from './tone-colors';

export interface SharePart {
  id: string;
  value: number;
  /** `rest` for the remainder of the whole, which looks like an empty track. */
  tone: ShareTone;
}

const Bar = styled('div', {
  base: { display: 'flex', gap: '1px', height: '3px', overflow: 'hidden', background: 'border' },
});

/** Renders the parts of a whole as one thin bar. Hidden from assistive technology: figures beside the bar must say the same. */
export function ShareBar({ parts }: { parts: readonly SharePart[] }) {
  return (
    <Bar aria-hidden>
      {parts.map(({ id, value, tone }) =>
        value > 0 ? (
          <Box
            key={id}
            flex={`${value} 1 0`}
            minWidth={tone === 'rest' ? '0' : '3px'}
            background={toneColors[tone].strong}
          />
        ) : null,
      )}
    </Bar>
  );
}
