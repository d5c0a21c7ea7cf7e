import type { ModuleDescriptor } from '@escale/contracts';
import { useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { reportError } from '../telemetry/report-error';
import { useModuleDefinition } from '../modules/loading/module-definitions';
import { useDescriptors } from '../modules/registry/registry';

export interface SignInAgainProps {
  /** The dialog could not be had; /login is the way that is left. */
  onUnavailable: () => void;
}

interface DialogOfModuleProps extends SignInAgainProps {
  descriptor: ModuleDescriptor;
}

function Unavailable({ onUnavailable }: SignInAgainProps) {
  useEffect(onUnavailable, [onUnavailable]);
  return null;
}

function DialogOfModule({ descriptor, onUnavailable }: DialogOfModuleProps) {
  const { data: definition, isError } = useModuleDefinition(descriptor);
  if (definition?.signInAgain !== undefined) return <definition.signInAgain />;
  return definition !== undefined || isError ? <Unavailable onUnavailable={onUnavailable} /> : null;
}

/** The sign-in over a page whose session is dead; it comes from the module of the sign-in pages. */
export function SignInAgain({ onUnavailable }: SignInAgainProps) {
  const descriptor = useDescriptors().find(({ id }) => id === 'auth');
  const unavailable = <Unavailable onUnavailable={onUnavailable} />;
  if (descriptor === undefined) return unavailable;
  const { id, version, owner } = descriptor;
  const handleError = (error: unknown) => reportError(error, { module: id, version, owner: owner.team });
  return (
    <ErrorBoundary onError={handleError} fallback={unavailable}>
      <DialogOfModule descriptor={descriptor} onUnavailable={onUnavailable} />
    </ErrorBoundary>
  );
}
