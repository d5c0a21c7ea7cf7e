import type { ErrorReporter } from '../../telemetry/error-reporter';
import type { AssetIndex } from '../registry/asset-index';
import { attributionOf } from './attribution';

/** What the content policy of the page has stopped. */
export interface PolicyViolations {
  /** Reports each violation once, as an error of the module that asked for it. */
  watch: (page: Document) => void;
  /** True for an address of an origin that the policy has stopped: asking again would be stopped again. */
  hasBlocked: (url: string) => boolean;
}

/** The origin of an address; what is no address (`inline`, `eval`) as it is. */
const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : url);

/** Creates the record of one page. */
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
