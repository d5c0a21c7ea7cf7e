import type { ModuleDescriptor } from '@escale/contracts';
import type { Attribution, ErrorReporter } from '../../telemetry/error-reporter';
import type { AssetIndex } from '../registry/asset-index';

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
