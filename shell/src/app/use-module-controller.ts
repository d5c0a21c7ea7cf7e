import { useSession } from '@escale/auth';
import type { ModuleDescriptor } from '@escale/contracts';
import { hasUnsavedWork } from '@escale/design-system';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useModuleLoader } from '../modules/module-loader-context';
import type { ControlOptions } from '../modules/module-loader';

type Handlers = Pick<ControlOptions, 'onError' | 'onUncaught' | 'pageClient'>;

/**
 * Loads a module for what shows something of it, and keeps it running while that is mounted. Returns its controller and its
 * state; the handlers of the first render count.
 */
export function useModuleController(descriptor: ModuleDescriptor, handlers: Handlers) {
  const loader = useModuleLoader();
  const { user } = useSession();
  const [controller] = useState(() =>
    loader.control(descriptor, { user, holdsWork: hasUnsavedWork, ...handlers }),
  );
  const state = useSyncExternalStore(controller.subscribe, controller.current);

  useEffect(() => controller.start(), [controller]);
  useLayoutEffect(() => loader.styles.hold(descriptor.id), [loader, descriptor.id]);
  useEffect(() => controller.offer(descriptor), [controller, descriptor]);
  useEffect(
    () => loader.errors.handle(descriptor.id, controller.handleUncaught),
    [loader, controller, descriptor.id],
  );
  return { controller, state };
}
