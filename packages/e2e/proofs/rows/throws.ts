import type { Row } from '../proof';

const apps = ['shell'];
const atRender = 'a module that throws while rendering falls alone; Réessayer mounts it again';

export const throws: Row = {
  id: 'throws',
  fault: 'throws while rendering, in an event, in a promise',
  outcome: "boundary or report, attributed; 'Réessayer' remounts",
  proofs: [
    {
      without: 'no boundary around the module',
      mutation: {
        file: 'shell/src/modules/module-outlet.tsx',
        find: 'onError={keeper.crash} fallback={null}',
        replace: 'fallbackRender={({ error }) => { throw error; }}',
      },
      apps,
      spec: 'crash',
      test: atRender,
      fails: 'banner',
    },
    {
      without: 'Réessayer does not mount it again',
      mutation: {
        file: 'shell/src/modules/module-life.ts',
        find: "if (this.#life.phase !== 'crashed') return;",
        replace: "if (this.#life.phase !== 'crashed' || this.#stopped === false) return;",
      },
      apps,
      spec: 'crash',
      test: atRender,
      fails: 'Ajouter',
    },
    ...['in an event', 'in a promise'].map((where) => ({
      without: `what is thrown ${where} is not given to its module`,
      mutation: {
        file: 'shell/src/modules/claimed-errors.ts',
        find: "claims.get(moduleOfError(error)?.id ?? '')",
        replace: "claims.get(moduleOfError(error) ? '' : '')",
      },
      apps,
      spec: 'platform-home',
      test: `what a module throws ${where} is attributed to it, and it falls alone`,
      fails: 'Une erreur est survenue',
    })),
    {
      without: 'what a module throws is reported as the shell’s',
      mutation: {
        file: 'shell/src/app/module-page.tsx',
        find: 'reportError(error, attributionOf(descriptor));',
        replace: "reportError(error, { ...attributionOf(descriptor), module: 'shell' });",
      },
      apps,
      spec: 'platform-home',
      test: 'what a module throws in an event is attributed to it, and it falls alone',
      fails: 'reports',
    },
  ],
};
