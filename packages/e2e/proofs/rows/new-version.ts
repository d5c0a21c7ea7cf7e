import type { Row } from '../proof';

const spec = 'platform-failures';
const apps = ['shell'];
const atLoad = 'a new version that is broken at load: the previous one stands in, the failure is reported';
const atFirstRender =
  'a new version that is broken at first render: the previous one stands in, the failure is reported';

export const newVersion: Row = {
  id: 'new-version',
  fault: 'new version broken at load or first render',
  outcome: 'the previous good version is offered and mounted; the failure is reported',
  proofs: [
    {
      without: 'no previous version stands in',
      mutation: {
        file: 'shell/src/modules/recovery.ts',
        find: "if (previous === null || fault.kind !== 'broken')",
        replace: "if (previous === null || fault.kind === 'broken')",
      },
      apps,
      spec,
      test: atLoad,
      fails: 'good.version',
    },
    {
      without: 'what throws at its first render counts as a crash of a running module',
      mutation: {
        file: 'shell/src/modules/module-life.ts',
        find: 'if (fault === null && isKnownGood(descriptor)) {',
        replace: 'if (fault === null) {',
      },
      apps,
      spec,
      test: atFirstRender,
      fails: 'good.version',
    },
    {
      without: 'the failure is not reported',
      mutation: {
        file: 'shell/src/modules/module-life.ts',
        find: '    this.#options.onError(fault, descriptor);\n',
        replace: '',
      },
      apps,
      spec,
      test: atLoad,
      fails: 'reports',
    },
    {
      without: 'no notice of the version that stands in',
      mutation: {
        file: 'shell/src/modules/module-outlet.tsx',
        find: '{life.replaced && (',
        replace: '{life.replaced && life.run < 0 && (',
      },
      apps,
      spec,
      test: atFirstRender,
      fails: 'good.version',
    },
  ],
};
