import type { ModuleDescriptor } from '@escale/contracts';
import { reportError, type Attribution } from '../../telemetry/report-error';
import { findAsset, moduleOfError } from '../integrity/asset-index';

/** Who answers for a module's errors. */
export function attributionOf({ id, version, owner }: ModuleDescriptor): Attribution {
  return { module: id, version, owner: owner.team };
}

/** Reports an error as the module's whose code it comes from, else as that of the module in view. */
export function reportAttributed(error: unknown): void {
  const module = moduleOfError(error);
  if (module) reportError(error, attributionOf(module));
  else reportError(error);
}

/** Reports what the content policy stopped, as the module's that asked for it. */
export function reportPolicyViolations(page: Document = document): void {
  page.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile } = event;
    const file = findAsset(sourceFile) ?? findAsset(blockedURI);
    const error = new Error(`content policy: ${effectiveDirective} stopped ${blockedURI}`);
    if (file) reportError(error, attributionOf(file.descriptor));
    else reportError(error);
  });
}
