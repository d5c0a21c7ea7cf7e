import type { ModuleDescriptor } from '@escale/contracts';
import { ErrorState, PageFrame } from '@escale/design-system';
import { useMessages } from '../../messages/catalogue';

export interface ModuleCrashProps {
  descriptor: ModuleDescriptor;
  onRetry: () => void;
}

/** The crash screen of a single module (§2); its 'Réessayer' mounts the module again. */
export function ModuleCrash({ descriptor, onRetry }: ModuleCrashProps) {
  const { crash, module } = useMessages();
  return (
    <PageFrame title={descriptor.label}>
      <ErrorState
        title={crash.title}
        description={
          <>
            <p>{`${crash.inModule(descriptor.label)} ${crash.text}`}</p>
            <p>{module.source(descriptor.version, descriptor.owner.team, descriptor.owner.contact)}</p>
          </>
        }
        onRetry={onRetry}
        retryLabel={crash.retry}
      />
    </PageFrame>
  );
}
