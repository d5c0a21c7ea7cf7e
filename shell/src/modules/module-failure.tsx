import { paths, type ModuleDescriptor } from '@escale/contracts';
import { Button, ButtonLink, ErrorState, PageFrame } from '@escale/design-system';
import { useMessages } from '../messages/catalogue';
import { faultReason, faultTitle } from './fault-words';
import type { ModuleFault } from './module-fault';

export interface ModuleFailureProps {
  descriptor: ModuleDescriptor;
  fault: ModuleFault;
  /** A version that ran before and can be opened in its place. */
  previous: ModuleDescriptor | null;
  onRetry: () => void;
  onPrevious: () => void;
}

/** Failure page of a module: which one, why, what to do (architecture, 'When a module fails'). */
export function ModuleFailure({ descriptor, fault, previous, onRetry, onPrevious }: ModuleFailureProps) {
  const { module } = useMessages();
  const { version, owner } = descriptor;
  return (
    <PageFrame title={descriptor.label}>
      <ErrorState
        title={faultTitle(descriptor, fault)}
        description={
          <>
            <p>{`${faultReason(fault)} ${module.othersWork}`}</p>
            <p>{module.source(version, owner.team, owner.contact)}</p>
          </>
        }
        onRetry={onRetry}
        retryLabel={module.retry}
        actions={
          <>
            {previous && (
              <Button variant="secondary" onClick={onPrevious}>
                {module.openPrevious(previous.version)}
              </Button>
            )}
            {descriptor.card && (
              <ButtonLink to={paths.modules} variant="secondary">
                {module.home}
              </ButtonLink>
            )}
          </>
        }
      />
    </PageFrame>
  );
}
