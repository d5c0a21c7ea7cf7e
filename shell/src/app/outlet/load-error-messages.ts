import type { ModuleDescriptor } from '@escale/contracts';
import { messages } from '../../features/notices/messages/catalogue';
import { isRefusal, type ModuleLoadError } from '../../modules/errors/module-load-error';

/** Returns the title of a failure page: the module is refused, or it does not open. */
export function loadErrorTitle({ label }: ModuleDescriptor, error: ModuleLoadError): string {
  const { module } = messages();
  return isRefusal(error) ? module.refused(label) : module.failed(label);
}

/** Returns, in one sentence, why a module does not run. */
export function loadErrorReason(error: ModuleLoadError): string {
  const { reason } = messages().module;
  const { kind, requirement = '', providedVersion = '' } = error;
  switch (kind) {
    case 'unreachable':
      return reason.unreachable;
    case 'invalid':
      return reason.invalid;
    case 'integrity':
      return reason.integrity;
    case 'origin':
      return reason.origin(requirement);
    case 'host-api':
      return reason.hostApi(requirement, providedVersion);
    case 'shared':
      return reason.shared(requirement, providedVersion);
    case 'broken':
      return reason.broken;
  }
}

/** Returns technical details beyond the reason; `null` if there are none. */
export function loadErrorDetails({ kind, file = '' }: ModuleLoadError): string | null {
  if (file === '') return null;
  const { reason } = messages().module;
  return kind === 'integrity' ? reason.integrityDetails(file) : reason.file(file);
}
