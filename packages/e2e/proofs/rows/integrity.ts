import type { Proof, Row } from '../proof';

const spec = 'platform-integrity';
const apps = ['shell'];
const guard = 'shell/src/modules/guard-head.ts';
const unheld = {
  file: guard,
  find: 'if (known.integrity !== null) element.integrity = known.integrity;',
  replace: '',
};

/** Nothing but the hash tells the changed file: without it the module opens. */
const byte = (kind: string, mutation: Proof['mutation']): Proof => ({
  without: `the hash of ${kind} is not held`,
  mutation,
  apps,
  spec,
  test: `one letter changed in ${kind}: refused by name, the others run`,
  fails: 'est refusé',
});

export const integrity: Row = {
  id: 'integrity',
  fault: 'one byte changed in any file',
  outcome: 'refused: integrity, fail-closed',
  proofs: [
    byte('the entry', unheld),
    byte('the exposed chunk', unheld),
    {
      ...byte('a lazy chunk', unheld),
      test: 'one letter changed in a lazy chunk: refused when it is asked for, the others run',
    },
    byte('a style sheet', {
      file: guard,
      find: '(?:stylesheet|preload|modulepreload)',
      replace: '(?:preload|modulepreload)',
    }),
    byte('the federation manifest', {
      file: 'shell/src/modules/sealed-manifest.ts',
      find: "checked ? (descriptor.files[manifestFile] ?? '') : null",
      replace: 'null',
    }),
    byte('the descriptor', {
      file: 'shell/src/modules/sealed-manifest.ts',
      find: "checked ? fetchVerified(`${folder}descriptor.json`, 'descriptor.json', descriptor.seal ?? '') : null",
      replace: 'null',
    }),
    {
      without: 'the words of the registry are not held to the sealed descriptor',
      mutation: {
        file: 'shell/src/modules/sealed-manifest.ts',
        find: 'if (sealed !== null && sealed !== descriptorText(descriptor))',
        replace: "if (sealed !== null && descriptorText(descriptor) === '')",
      },
      apps,
      spec,
      test: 'one letter changed in the registry’s words: refused by name, the others run',
      fails: 'intégrité',
    },
    {
      without: 'a file that is not listed runs unchecked',
      mutation: {
        file: 'shell/src/modules/known-files.ts',
        find: 'descriptor.files[file] ?? impossibleDigest',
        replace: 'descriptor.files[file] ?? (impossibleDigest && null)',
      },
      apps,
      spec,
      test: 'a file that the descriptor does not list is refused: nothing runs unchecked',
      fails: 'intégrité',
    },
    {
      without: 'a descriptor without hashes passes',
      mutation: {
        file: 'shell/src/modules/gates.ts',
        find: 'return hashed || host.development',
        replace: 'return hashed || !host.development',
      },
      apps,
      spec,
      test: 'a descriptor without hashes is refused before any request',
      fails: 'requests',
    },
  ],
};
