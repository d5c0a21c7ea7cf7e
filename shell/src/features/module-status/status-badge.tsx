import { Badge, type Tone } from '@escale/design-system';
import { useMessages } from './messages/catalogue';

const statusTones = {
  announced: 'neutral',
  withdrawn: 'warn',
  available: 'ok',
  ready: 'ok',
  renewed: 'info',
  degraded: 'warn',
  refused: 'bad',
} as const satisfies Record<string, Tone>;

/** Renders the status of a module as a badge. */
export function StatusBadge({ kind }: { kind: keyof typeof statusTones }) {
  const labels = useMessages();
  return (
    <Badge tone={statusTones[kind]} dot={kind !== 'announced'}>
      {labels[kind]}
    </Badge>
  );
}
