import type { Row } from '../proof';

const apps = ['shell'];

export const sharedChunk: Row = {
  id: 'shared-chunk',
  fault: 'shared chunk missing',
  outcome:
    'detected by the shape check or by the chunk; forced re-registration, with the shell’s packages kept',
  proofs: [
    {
      without: 'the failure of a shared package is kept for the visit',
      mutation: {
        file: 'shell/src/modules/reclaim-shared.ts',
        find: 'if (!shared.loaded) shared.loading = null;',
        replace: '',
      },
      apps,
      spec: 'platform-shared',
      test: 'a shared chunk is missing: the failure page, then Réessayer heals without a reload',
      fails: 'Gestion des Utilisateurs',
    },
    {
      without: 'forced registration drops the packages that a module was the first to ask for',
      mutation: {
        file: 'shell/src/modules/reclaim-shared.ts',
        find: 'if (shared.from === remote) shared.from = instance.name;',
        replace: '',
      },
      apps,
      spec: 'platform-shared',
      test: 'redeployed in the open tab, a module finds the shared packages that it was the first to ask for',
      fails: 'Nouvelle version',
    },
    {
      without: 'the shape of a module is not checked',
      mutation: {
        file: 'packages/module-kit/src/define-module.ts',
        find: 'throw new Error(`module ${expectedId}: nothing exposed as "definition"`);',
        replace: 'return { id: expectedId, pages: [] };',
      },
      apps,
      spec: 'platform-failures',
      test: 'a module that hands out nothing is an error and never a blank page',
      fails: 'La version précédente',
    },
  ],
};
