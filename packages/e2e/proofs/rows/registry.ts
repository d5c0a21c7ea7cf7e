import type { Row } from '../proof';

const apps = ['shell'];
const file = 'shell/src/modules/registry.ts';
const lastGood = 'the registry is down: the last good one of this browser, with a notice that goes';

export const registry: Row = {
  id: 'registry',
  fault: 'registry down',
  outcome: 'last good registry of this browser with a notice; none: the shell says so and retries',
  proofs: [
    {
      without: 'the browser does not remember the last good registry',
      mutation: { file, find: 'const known = recall();', replace: 'const known = recall() && null;' },
      apps,
      spec: 'platform-failures',
      test: lastGood,
      fails: 'Gestion Conteneurs',
    },
    {
      without: 'no notice',
      mutation: {
        file: 'shell/src/modules/registry-notice.tsx',
        find: 'if (!data?.remembered) return null;',
        replace: 'if (!data?.remembered || registry.remembered) return null;',
      },
      apps,
      spec: 'platform-failures',
      test: lastGood,
      fails: 'notice',
    },
    {
      without: 'the registry is asked for again as seldom as one that answers',
      mutation: {
        file,
        find: 'const rereadWhileDownMs = 5_000;',
        replace: 'const rereadWhileDownMs = 60_000;',
      },
      apps,
      spec: 'federation',
      test: 'a registry that comes back is found without a click',
      fails: 'email',
    },
    {
      without: 'without any registry the shell says nothing',
      mutation: {
        file: 'shell/src/app/place-view.tsx',
        find: 'if (registry.isPending || registry.isFetching) return <StartScreen />;',
        replace: 'if (registry.data === undefined) return <StartScreen />;',
      },
      apps,
      spec: 'federation',
      test: 'a registry that cannot be read says so, and Réessayer reads it again',
      fails: 'retry',
    },
  ],
};
