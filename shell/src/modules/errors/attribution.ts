import type { ModuleDescriptor } from '@escale/contracts';
import type { Attribution, ErrorReporter } from '../../telemetry/error-reporter';
import type { AssetIndex } from '../registry/asset-index';

/** Returns the module, version and owner to which a descriptor's errors are attributed. */
export function attributionOf({ id, version, owner }: ModuleDescriptor): Attribution {
  return { module: id, version, owner: owner.team };
}

/** Returns a function that reports an error and attributes it to the module whose code threw it, else to the module in view. */
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
