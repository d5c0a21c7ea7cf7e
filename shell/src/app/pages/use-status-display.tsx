import type { ModuleDescriptor } from '@escale/contracts';
import type { ReactNode } from 'react';
import { StatusBadge } from '../../features/module-status/status-badge';
import { loadErrorReason } from '../outlet/load-error-messages';
import { useModuleStatus } from '../../modules/use-module-status';

/** Returns a function that returns a module's status badge and, if the module does not run, the reason in one sentence. */
export function useStatusDisplay(): (descriptor: ModuleDescriptor) => {
  kind: string;
  badge: ReactNode;
  problem: string | null;
} {
  const statusOf = useModuleStatus();
  return (descriptor) => {
    const status = statusOf(descriptor);
    return {
      kind: status.kind,
      badge: <StatusBadge kind={status.kind} />,
      problem: 'error' in status ? loadErrorReason(status.error) : null,
    };
  };
}
