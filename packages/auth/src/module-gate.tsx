import type { ModuleRight } from '@escale/contracts';
import type { ReactNode } from 'react';
import { usePermissions } from './permissions';

export interface ModuleGateProps {
  moduleId: string;
  /** The right that the place demands; visible and read are asked before it. */
  demanded: ModuleRight;
  pending: ReactNode;
  error: (retry: () => void) => ReactNode;
  denied: (missing: ModuleRight) => ReactNode;
  children: ReactNode;
}

/** The module guard of §2: shows exactly one of pending, error, denied and its children. */
export function ModuleGate({ moduleId, demanded, pending, error, denied, children }: ModuleGateProps) {
  const permissions = usePermissions();
  if (permissions.status === 'pending') return pending;
  if (permissions.status === 'error') return error(permissions.retry);
  const missing = permissions.missing(moduleId, demanded);
  return missing === null ? children : denied(missing);
}
