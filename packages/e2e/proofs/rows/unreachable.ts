import type { Row } from '../proof';

const spec = 'platform-failures';
const apps = ['shell'];

export const unreachable: Row = {
  id: 'unreachable',
  fault: 'manifest, entry, exposed chunk or lazy chunk unreachable, slow or 404',
  outcome:
    "bounded retries with back-off; then the failure page with 'Réessayer', which works without a reload once the module is back",
  proofs: [
    {
      without: 'no retry of the manifest',
      mutation: {
        file: 'shell/src/modules/verified-fetch.ts',
        find: 'for (const delay of [...retryDelaysMs, null])',
        replace: 'for (const delay of [null])',
      },
      apps,
      spec,
      test: 'the manifest is missing once: nobody notices',
      fails: 'content',
    },
    {
      without: 'no retry of scripts and style sheets',
      mutation: {
        file: 'shell/src/modules/guard-head.ts',
        find: "fault.kind === 'unreachable' ? retryDelaysMs[failures] : undefined",
        replace: 'undefined as number | undefined',
      },
      apps,
      spec,
      test: 'the entry is missing once: nobody notices',
      fails: 'content',
    },
    {
      without: 'retries without end',
      mutation: {
        file: 'shell/src/modules/guard-head.ts',
        find: 'retryDelaysMs[failures]',
        replace: 'retryDelaysMs[0]',
      },
      apps,
      spec,
      test: 'the exposed chunk is missing: bounded retries, then Réessayer heals without a reload',
      fails: "n'ont pas pu être chargés",
    },
    {
      without: 'Réessayer keeps what was wrong before',
      mutation: {
        file: 'shell/src/modules/load-module.ts',
        find: '  forgetFaults(folderOf(descriptor));\n',
        replace: '',
      },
      apps,
      spec,
      test: 'the style sheet is missing: bounded retries, then Réessayer heals without a reload',
      fails: 'content',
    },
    {
      without: 'Réessayer loads the page anew',
      mutation: {
        file: 'shell/src/modules/module-life.ts',
        find: '    this.#tried.clear();\n',
        replace: '    window.location.reload();\n    this.#tried.clear();\n',
      },
      apps,
      spec,
      test: 'the manifest is missing: bounded retries, then Réessayer heals without a reload',
      fails: 'sameDocument',
    },
    {
      without: 'a lazy chunk that does not come counts as a crash',
      mutation: {
        file: 'shell/src/modules/load-module.ts',
        find: "return known ?? new ModuleFault('unreachable', { cause: error });",
        replace: 'return known ? null : null;',
      },
      apps,
      spec,
      test: 'a lazy chunk is missing: bounded retries, then Réessayer heals without a reload',
      fails: "n'ont pas pu être chargés",
    },
    {
      without: 'a manifest that hangs is waited for',
      mutation: {
        file: 'shell/src/modules/verified-fetch.ts',
        find: '{ ...init, signal: AbortSignal.timeout(attemptTimeoutMs) }',
        replace: 'init',
      },
      apps,
      spec,
      test: 'the manifest hangs: it counts as unreachable, and Réessayer heals without a reload',
      fails: 'toBe(true)',
    },
    {
      without: 'a script that hangs is waited for',
      mutation: {
        file: 'shell/src/modules/guard-head.ts',
        find: 'setTimeout(() => fail(), attemptTimeoutMs)',
        replace: 'setTimeout(() => fail(), 10 * 60_000)',
      },
      apps,
      spec,
      test: 'the entry hangs: it counts as unreachable, and Réessayer heals without a reload',
      fails: 'content',
    },
  ],
};
