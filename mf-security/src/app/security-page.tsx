import { paths } from '@escale/contracts';
import { ErrorState, ModulePageFrame } from '@escale/design-system';
import { AdminsOnly } from '../features/access/admins-only';
import { MonitoringActions } from '../features/monitoring/components/monitoring-actions';
import { MonitoringSkeleton } from '../features/monitoring/components/monitoring-skeleton';
import { useMonitoring } from '../features/monitoring/model/use-monitoring';
import { useMessages } from '../messages/catalogue';
import { SecurityContent } from './security-content';

/** Renders the security dashboard. The shell's module guard runs first, then the admin check (readings, 'Permissions'). */
export function SecurityPage() {
  return (
    <AdminsOnly>
      <SecurityDashboard />
    </AdminsOnly>
  );
}

function SecurityDashboard() {
  const m = useMessages();
  const monitoring = useMonitoring();
  const { log, stats, status, refresh, fetching } = monitoring;
  return (
    <ModulePageFrame
      title={m.title}
      modulesPath={paths.modules}
      wide
      actions={status === 'failed' ? undefined : <MonitoringActions monitoring={monitoring} />}
    >
      {status === 'loading' && <MonitoringSkeleton />}
      {status === 'failed' && (
        <ErrorState
          title={m.failed.title}
          description={m.failed.text}
          onRetry={() => void refresh()}
          retrying={fetching}
        />
      )}
      {log !== undefined && stats !== undefined && (
        <SecurityContent log={log} stats={stats} monitoring={monitoring} />
      )}
    </ModulePageFrame>
  );
}
