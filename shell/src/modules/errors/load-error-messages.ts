import type { ModuleDescriptor } from '@escale/contracts';
import { messages } from '../../messages/catalogue';
import { isRefusal, type ModuleLoadError } from './module-load-error';

/** What a failure is called: a module that is refused, or one that does not open. */
export function loadErrorTitle({ label }: ModuleDescriptor, error: ModuleLoadError): string {
  const { module } = messages();
  return isRefusal(error) ? module.refused(label) : module.failed(label);
}

/** Why a module does not run, in a sentence for the person in front of it. */
export function loadErrorReason(error: ModuleLoadError): string {
  const { reason } = messages().module;
  const { kind, file = '', asked = '', present = '' } = error;
  switch (kind) {
    case 'unreachable':
      return reason.unreachable(file);
    case 'invalid':
      return reason.invalid(file);
    case 'integrity':
      return reason.integrity(file);
    case 'origin':
      return reason.origin(asked);
    case 'host-api':
      return reason.hostApi(asked, present);
    case 'shared':
      return reason.shared(asked, present);
    case 'broken':
      return reason.broken;
  }
}
