import type { Row } from '../proof';

const spec = 'platform-failures';
const test = 'redeployed while the tab is open, old chunks gone: the new version mounts in the same tab';

export const redeployed: Row = {
  id: 'redeployed',
  fault: 'redeployed while the tab is open, old chunks gone',
  outcome:
    'registry re-read, forced re-registration, the new version mounts in the same tab; session and shell state stay',
  proofs: [
    {
      without: 'the registry is not read again',
      mutation: {
        file: 'shell/src/modules/registry.ts',
        find: '{ ...registryQueryOptions(), staleTime: 0 }',
        replace: '{ ...registryQueryOptions(), staleTime: Infinity }',
      },
      apps: ['shell'],
      spec,
      test,
      fails: 'mis à jour',
    },
    {
      without: 'the new version is not mounted',
      mutation: {
        file: 'shell/src/modules/recovery.ts',
        find: 'if (replaced === null && isUntried(wanted))',
        replace: 'if (replaced !== null && isUntried(wanted))',
      },
      apps: ['shell'],
      spec,
      test,
      fails: 'mis à jour',
    },
    {
      without: 'no forced registration',
      mutation: {
        file: 'shell/src/modules/load-module.ts',
        find: '{ force: registered.has(name) }',
        replace: '{ force: false }',
      },
      apps: ['shell'],
      spec,
      test,
      fails: 'Nouvelle version',
    },
    {
      without: 'builds share one list of chunks',
      mutation: {
        file: 'packages/module-kit/build/base-config.ts',
        find: 'chunkLoadingGlobal: `chunks_${name}_${id}`',
        replace: 'chunkLoadingGlobal: `chunks_${name}`',
      },
      apps: [],
      spec,
      test,
      fails: 'Nouvelle version',
    },
    {
      without: 'the page is loaded anew',
      mutation: {
        file: 'shell/src/modules/recovery.ts',
        find: 'if (replaced === null && isUntried(wanted))',
        replace:
          'if (replaced === null && isUntried(wanted)) window.location.reload();\n  if (replaced === null && isUntried(wanted))',
      },
      apps: ['shell'],
      spec,
      test,
      fails: 'mis à jour',
    },
  ],
};
