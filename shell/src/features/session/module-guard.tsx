import { ModuleGate } from '@escale/auth';
import { paths, type ModuleDescriptor } from '@escale/contracts';
import { ErrorState, PageFrame, PageSpinner } from '@escale/design-system';
import { lazy, Suspense, type ReactNode } from 'react';
import { Redirect } from '../../lib/redirect';
import { useMessages } from './messages/catalogue';

const AccessDenied = lazy(async () => ({ default: (await import('./access-denied')).AccessDenied }));

export interface ModuleGuardProps {
  descriptor: ModuleDescriptor;
  /** A right of the platform, or one that the module declares. */
  demanded: string;
  /** If false, a denied user is redirected to /modules instead of seeing the access-denied screen (§2). */
  showDenial?: boolean;
  children: ReactNode;
}

/** Guards a module (§2): renders its children, which load the module's code, only once access is granted. */
export function ModuleGuard({ descriptor, demanded, showDenial = true, children }: ModuleGuardProps) {
  const { access } = useMessages();
  return (
    <ModuleGate
      moduleId={descriptor.id}
      demanded={demanded}
      pending={<PageSpinner label={access.checking} />}
      error={(retry) => (
        <PageFrame title={descriptor.label}>
          <ErrorState
            title={access.error}
            description={access.errorHint}
            onRetry={retry}
            retryLabel={access.retry}
          />
        </PageFrame>
      )}
      denied={(missing) =>
        showDenial ? (
          <Suspense fallback={<PageSpinner />}>
            <AccessDenied refused={{ module: descriptor }} missing={missing} />
          </Suspense>
        ) : (
          <Redirect to={paths.modules} />
        )
      }
    >
      {children}
    </ModuleGate>
  );
}
