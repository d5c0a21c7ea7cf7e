import { ModuleCard, type ModuleCardProps } from '../../features/home/module-card';
import { StatusBadge } from '../../features/module-status/status-badge';
import { loadErrorReason } from '../outlet/load-error-messages';
import { useOneModuleStatus } from '../../modules/use-module-status';

/** Renders a home card with its module's status; only this card re-renders when the status changes. */
export function HomeCard(props: Omit<ModuleCardProps, 'kind' | 'badge' | 'problem'>) {
  const status = useOneModuleStatus(props.descriptor);
  const { kind } = status;
  const needsMention = kind !== 'available' && kind !== 'ready';
  return (
    <ModuleCard
      {...props}
      kind={kind}
      badge={needsMention ? <StatusBadge kind={kind} /> : null}
      problem={'error' in status ? loadErrorReason(status.error) : null}
    />
  );
}
