import { useSession } from '@escale/auth';
import type { ModuleDescriptor } from '@escale/contracts';
import { hasUnsavedWork } from '@escale/design-system';
import { useLocale } from '@escale/i18n';
import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useModuleLoader } from '../../modules/module-loader-context';
import type { ControlOptions } from '../../modules/module-loader';
import { localized, sourceOf } from '../../modules/registry/localized';

type Handlers = Pick<ControlOptions, 'onError' | 'onUncaught' | 'pageClient'>;

/**
 * Loads a module for one of its parts, and keeps it running while mounted. Returns its controller, its state, and the version to
 * show. Only the handlers of the first render are used.
 */
export function useModuleController(shown: ModuleDescriptor, handlers: Handlers) {
  const { language } = useLocale();
  const descriptor = sourceOf(shown);
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
  const running = useMemo(() => localized(state.descriptor, language), [state.descriptor, language]);
  return { controller, state, running };
}
