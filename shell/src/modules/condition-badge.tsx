import { Badge, type Tone } from '@escale/design-system';
import { useMessages } from '../messages/catalogue';
import type { ModuleCondition } from './module-condition';

const tones: Record<ModuleCondition['kind'], Tone> = {
  announced: 'neutral',
  available: 'neutral',
  ready: 'ok',
  renewed: 'info',
  degraded: 'warn',
  refused: 'bad',
};

/** How a module stands, in a word. */
export function ConditionBadge({ condition }: { condition: ModuleCondition }) {
  const words = useMessages().condition;
  return (
    <Badge tone={tones[condition.kind]} dot={condition.kind !== 'announced'}>
      {words[condition.kind]}
    </Badge>
  );
}
