import type { ReactNode } from 'react';
import { usePermissions } from './permissions';

export interface ModuleGateProps {
  moduleId: string;
  /** The right that the route demands, of the platform or of the module. `visible` and `read` are checked before it. */
  demanded: string;
  pending: ReactNode;
  error: (retry: () => void) => ReactNode;
  denied: (missing: string) => ReactNode;
  children: ReactNode;
}

/** Guards a module (§2): renders exactly one of `pending`, `error`, `denied` and `children`. */
export function ModuleGate({ moduleId, demanded, pending, error, denied, children }: ModuleGateProps) {
  const permissions = usePermissions();
  if (permissions.status === 'pending') return pending;
  if (permissions.status === 'error') return error(permissions.retry);
  const missing = permissions.missing(moduleId, demanded);
  return missing === null ? children : denied(missing);
}
