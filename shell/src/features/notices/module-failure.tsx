import { paths, type ModuleDescriptor } from '@escale/contracts';
import { Button, ButtonLink, ErrorState, PageFrame } from '@escale/design-system';
import { useMessages } from './messages/catalogue';

export interface ModuleFailureProps {
  descriptor: ModuleDescriptor;
  title: string;
  reason: string;
  /** Technical details, collapsed; `null` for none. */
  details: string | null;
  /** An earlier version that can be opened instead. */
  previous: ModuleDescriptor | null;
  onRetry: () => void;
  onPrevious: () => void;
}

/** Renders the failure page of a module: its name, the reason, and what the user can do (`docs/guides/failures.md`). */
export function ModuleFailure({
  descriptor,
  title,
  reason,
  details,
  previous,
  onRetry,
  onPrevious,
}: ModuleFailureProps) {
  const { module } = useMessages();
  const { version, owner } = descriptor;
  return (
    <PageFrame title={descriptor.label}>
      <ErrorState
        title={title}
        description={
          <>
            <p>{`${reason} ${module.othersWork}`}</p>
            <p>{module.source(version, owner.team, owner.contact)}</p>
            {details !== null && (
              <details>
                <summary>{module.technical}</summary>
                {details}
              </details>
            )}
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
