import type { ErrorReporter } from '../../telemetry/error-reporter';
import type { AssetIndex } from '../registry/asset-index';
import { attributionOf } from './attribution';

/** The requests blocked by the page's content policy. */
export interface PolicyViolations {
  /** Reports each violation once, as an error of the module that caused it, else of the module in view. */
  watch: (page: Document) => void;
  /** True for an address on an origin that the policy has blocked; a retry would be blocked again. */
  hasBlocked: (url: string) => boolean;
}

/** Returns the origin of an address; a keyword (`inline`, `eval`) is returned unchanged. */
const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : url);

export function createPolicyViolations(assets: AssetIndex, reporter: ErrorReporter): PolicyViolations {
  const seen = new Set<string>();
  const origins = new Set<string>();
  return {
    watch: (page) => {
      page.addEventListener(
        'securitypolicyviolation',
        ({ effectiveDirective, blockedURI, sourceFile, disposition }) => {
          if (typeof blockedURI !== 'string' || typeof sourceFile !== 'string') return;
          if (disposition !== 'report') origins.add(originOf(blockedURI));
          const asset = assets.find(sourceFile) ?? assets.find(blockedURI);
          const violation = `${effectiveDirective} ${originOf(blockedURI)} ${asset?.descriptor.id ?? ''}`;
          if (seen.has(violation)) return;
          seen.add(violation);
          const error = new Error(`content policy: ${effectiveDirective} blocked ${blockedURI}`);
          if (asset) reporter.report(error, attributionOf(asset.descriptor));
          else reporter.report(error);
        },
      );
    },
    hasBlocked: (url) => origins.has(originOf(url)),
  };
}
