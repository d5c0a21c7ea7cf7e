import { paths, type ModuleDescriptor } from '@escale/contracts';
import { ButtonLink, ErrorState, PageFrame } from '@escale/design-system';
import { useMessages } from '../messages/catalogue';

export interface ModuleFailureProps {
  descriptor: ModuleDescriptor;
  retrying: boolean;
  onRetry: () => void;
}

/** Failure page of a module: which one, why, what to do (architecture, 'When a module fails'). */
export function ModuleFailure({ descriptor, retrying, onRetry }: ModuleFailureProps) {
  const { module } = useMessages();
  return (
    <PageFrame title={descriptor.label}>
      <ErrorState
        title={module.failed(descriptor.label)}
        description={
          <>
            <p>{module.unreachable}</p>
            <p>{module.source(descriptor.version, descriptor.owner.team)}</p>
          </>
        }
        onRetry={onRetry}
        retryLabel={module.retry}
        retrying={retrying}
        actions={
          descriptor.card && (
            <ButtonLink to={paths.modules} variant="secondary">
              {module.home}
            </ButtonLink>
          )
        }
      />
    </PageFrame>
  );
}
