import type { ModuleDescriptor } from '@escale/contracts';
import { messages } from '../messages/catalogue';
import { isRefusal, type ModuleFault } from './module-fault';

/** What a failure is called: a module that is refused, or one that does not open. */
export function faultTitle({ label }: ModuleDescriptor, fault: ModuleFault): string {
  const { module } = messages();
  return isRefusal(fault) ? module.refused(label) : module.failed(label);
}

/** Why a module does not run, in a sentence for the person in front of it. */
export function faultReason(fault: ModuleFault): string {
  const { reason } = messages().module;
  const { kind, file = '', asked = '', present = '' } = fault;
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
