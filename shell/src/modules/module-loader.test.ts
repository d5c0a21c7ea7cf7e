import { buildDescriptor } from '@escale/testing';
import { localizeForDisplay } from './registry/localized';
import { runtimeConfigQueryOptions } from './registry/runtime-config';
import { createTestLoader } from './test-loader';

it('reads what a module needs once, also where its texts are shown in another language', async () => {
  const sharedVersions = jest.fn(() => ({}));
  const loader = createTestLoader({ sharedVersions });
  const config = await loader.queryClient.query(runtimeConfigQueryOptions());
  const containers = buildDescriptor({ translations: { en: { label: 'Containers' } } });
  for (const shown of [
    containers,
    localizeForDisplay(containers, 'en'),
    localizeForDisplay(containers, 'en'),
  ])
    loader.statusOf(shown, config);
  expect(sharedVersions).toHaveBeenCalledTimes(1);
});
