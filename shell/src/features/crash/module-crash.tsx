import { ErrorState, PageFrame } from '@escale/design-system';
import { useMessages } from './messages/catalogue';

export interface ModuleCrashProps {
  label: string;
  /** Version and team of the module. */
  source: string;
  onRetry: () => void;
}

/** Renders the crash screen of a single module (§2); 'Réessayer' mounts the module again. */
export function ModuleCrash({ label, source, onRetry }: ModuleCrashProps) {
  const crash = useMessages();
  return (
    <PageFrame title={label}>
      <ErrorState
        title={crash.title}
        description={
          <>
            <p>{`${crash.inModule(label)} ${crash.text}`}</p>
            <p>{source}</p>
          </>
        }
        onRetry={onRetry}
        retryLabel={crash.retry}
      />
    </PageFrame>
  );
}
