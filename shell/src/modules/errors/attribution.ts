import type { ModuleDescriptor } from '@escale/contracts';
import type { Attribution, ErrorReporter } from '../../telemetry/error-reporter';
import type { AssetIndex } from '../integrity/asset-index';

/** Returns the module, version and owner that errors of a descriptor are reported with. */
export function attributionOf({ id, version, owner }: ModuleDescriptor): Attribution {
  return { module: id, version, owner: owner.team };
}

/** Returns a function that reports an error as that of the module whose code threw it, else of the module in view. */
export function createAttributedReport(
  assets: AssetIndex,
  reporter: ErrorReporter,
): (error: unknown) => void {
  return (error) => {
    const module = assets.moduleOfError(error);
    if (module) reporter.report(error, attributionOf(module));
    else reporter.report(error);
  };
}

/** Reports what the content policy blocks, as an error of the module that asked for it. */
export function reportPolicyViolations(assets: AssetIndex, reporter: ErrorReporter, page: Document): void {
  page.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
    const asset = assets.find(sourceFile) ?? assets.find(blockedURI);
    const error = new Error(`content policy: ${effectiveDirective} blocked ${blockedURI}`);
    if (asset) reporter.report(error, attributionOf(asset.descriptor));
    else reporter.report(error);
  });
}
