import type { ModuleDescriptor } from '@escale/contracts';
import { messages } from '../../messages/catalogue';
import { isRefusal, type ModuleLoadError } from './module-load-error';

/** Returns the title of a failure: the module is refused, or does not open. */
export function loadErrorTitle({ label }: ModuleDescriptor, error: ModuleLoadError): string {
  const { module } = messages();
  return isRefusal(error) ? module.refused(label) : module.failed(label);
}

/** Returns in a sentence why a module does not run. */
export function loadErrorReason(error: ModuleLoadError): string {
  const { reason } = messages().module;
  const { kind, file = '', asked = '', present = '' } = error;
  switch (kind) {
    case 'unreachable':
      return reason.unreachable(file);
    case 'invalid':
      return reason.invalid(file);
    case 'integrity':
      return reason.integrity;
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

/** Returns what a technician needs beside the reason; `null` where the reason says it all. */
export function loadErrorDetails({ kind, file = '' }: ModuleLoadError): string | null {
  return kind === 'integrity' ? messages().module.reason.integrityDetails(file) : null;
}
