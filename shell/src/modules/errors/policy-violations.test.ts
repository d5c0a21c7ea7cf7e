import { buildDescriptor } from '@escale/testing';
import { createErrorReporter } from '../../telemetry/error-reporter';
import { createAssetIndex } from '../registry/asset-index';
import { createTestLoader } from '../test-loader';
import { createPolicyViolations } from './policy-violations';

const otherOrigin = 'https://cdn.escale.test';

const buildViolation = (blockedURI: string) =>
  Object.assign(new Event('securitypolicyviolation'), {
    effectiveDirective: 'connect-src',
    blockedURI,
    sourceFile: '',
    disposition: 'enforce',
  });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('reports what the content policy blocks once per origin, and remembers the origin', () => {
  const reporter = createErrorReporter();
  const report = jest.fn();
  reporter.connect(report);
  const page = document.implementation.createHTMLDocument();
  const violations = createPolicyViolations(createAssetIndex(), reporter);
  violations.watch(page);
  expect(violations.hasBlocked(`${otherOrigin}/yard/`)).toBe(false);
  for (const file of ['a.json', 'b.json', 'a.json'])
    page.dispatchEvent(buildViolation(`${otherOrigin}/yard/${file}`));
  expect(report).toHaveBeenCalledTimes(1);
  expect(violations.hasBlocked(`${otherOrigin}/yard/`)).toBe(true);
  expect(violations.hasBlocked('https://other.escale.test/yard/')).toBe(false);
});

it('prefetches nothing from an origin that the content policy has blocked', async () => {
  const loader = createTestLoader();
  const page = document.implementation.createHTMLDocument();
  const stop = loader.protect(page);
  loader.queryClient.setQueryData(['config'], { allowedOrigins: [otherOrigin], environment: 'production' });
  const descriptor = buildDescriptor({
    entry: `${otherOrigin}/yard/mf-manifest.json`,
    files: { 'mf-manifest.json': 'sha384-abc=' },
    seal: 'sha384-abc=',
  });
  page.dispatchEvent(buildViolation(`${otherOrigin}/yard/descriptor.json`));
  const fetched = jest.spyOn(window, 'fetch');
  await loader.prefetch(descriptor);
  expect(fetched).not.toHaveBeenCalled();
  stop();
});
