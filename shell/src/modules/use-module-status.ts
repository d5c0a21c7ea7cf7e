import type { ModuleDescriptor } from '@escale/contracts';
import { useSyncExternalStore } from 'react';
import { useModuleLoader } from './module-loader-context';
import { useRuntimeConfig } from './use-registry';
import type { ModuleStatus } from './status/module-status';

/** Returns a function that returns the status of a module in this tab. Re-renders when the status of any module changes. */
export function useModuleStatus(): (descriptor: ModuleDescriptor) => ModuleStatus {
  const { status, statusOf } = useModuleLoader();
  const { data: config } = useRuntimeConfig();
  useSyncExternalStore(status.subscribe, status.records);
  return (descriptor) => statusOf(descriptor, config);
}

/** Returns the status of one module; re-renders when it changes. */
export function useOneModuleStatus(descriptor: ModuleDescriptor): ModuleStatus {
  const { status, statusOf } = useModuleLoader();
  const { data: config } = useRuntimeConfig();
  useSyncExternalStore(status.subscribe, () => status.records().get(descriptor.id));
  return statusOf(descriptor, config);
}
