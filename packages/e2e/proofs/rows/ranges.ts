import type { Row } from '../proof';

const spec = 'platform-failures';
const apps = ['shell'];

export const ranges: Row = {
  id: 'ranges',
  fault: 'wrong `hostApi` or a React it cannot share',
  outcome: 'refused before loading, with both versions in words',
  proofs: [
    {
      without: 'any `hostApi` range passes',
      mutation: {
        file: 'shell/src/modules/gates.ts',
        find: 'if (!satisfies(hostApiVersion, descriptor.hostApi))',
        replace: "if (descriptor.hostApi === '')",
      },
      apps,
      spec,
      test: 'a hostApi that the shell does not have: refused before any request, in words',
      fails: 'word of words',
    },
    {
      without: 'any range of a shared package passes',
      mutation: {
        file: 'shell/src/modules/gates.ts',
        find: 'if (present === undefined || !satisfies(present, range))',
        replace: "if (range === '')",
      },
      apps,
      spec,
      test: 'a React that it cannot share: refused before any request, in words',
      fails: 'word of words',
    },
    {
      without: 'the gates come after the first requests',
      mutation: {
        file: 'shell/src/modules/load-module.ts',
        find: '  if (refusal) throw refusal;\n',
        replace: '  if (refusal) throw await fetch(descriptor.entry ?? "").then(() => refusal);\n',
      },
      apps,
      spec,
      test: 'a React that it cannot share: refused before any request, in words',
      fails: 'requests',
    },
  ],
};
