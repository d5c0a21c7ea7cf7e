import { useSession } from '@escale/auth';
import type { ModuleDescriptor } from '@escale/contracts';
import { hasUnsavedWork } from '@escale/design-system';
import { useLocale } from '@escale/i18n';
import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useModuleLoader } from '../../modules/module-loader-context';
import type { ControllerOptions } from '../../modules/module-loader';
import { localizeForDisplay, originalDescriptor } from '../../modules/registry/localized';

type ControllerHandlers = Pick<ControllerOptions, 'onError' | 'onUncaught' | 'pageClient'>;

/**
 * Loads a module for a page or a contribution, and keeps it running while the component is mounted. Returns the controller, its
 * state, and the running version in the user's language. Later changes of `handlers` have no effect.
 */
export function useModuleController(shown: ModuleDescriptor, handlers: ControllerHandlers) {
  const { language } = useLocale();
  const descriptor = originalDescriptor(shown);
  const loader = useModuleLoader();
  const { user } = useSession();
  const [controller] = useState(() => loader.control(descriptor, { user, hasUnsavedWork, ...handlers }));
  const state = useSyncExternalStore(controller.subscribe, controller.current);

  useEffect(() => controller.start(), [controller]);
  useLayoutEffect(() => loader.styles.retain(descriptor.id), [loader, descriptor.id]);
  useEffect(() => controller.offer(descriptor), [controller, descriptor]);
  useEffect(
    () => loader.errors.handle(descriptor.id, controller.handleUncaught),
    [loader, controller, descriptor.id],
  );
  const running = useMemo(() => localizeForDisplay(state.descriptor, language), [state.descriptor, language]);
  return { controller, state, running };
}
