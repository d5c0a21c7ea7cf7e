import type { Row } from '../proof';

const spec = 'platform-failures';
const html = 'a manifest that is HTML in place of JSON: refused as invalid, asked again on request only';
const apps = ['shell'];

export const invalid: Row = {
  id: 'invalid',
  fault: 'manifest with the wrong shape, HTML in place of JSON',
  outcome: "refused as 'invalid', retried only on request; never cached for the visit",
  proofs: [
    {
      without: 'the shape of the manifest is not looked at',
      mutation: {
        file: 'shell/src/modules/sealed-manifest.ts',
        find: 'if (!complete) throw',
        replace: 'if (!complete && text === "") throw',
      },
      apps,
      spec,
      test: 'a published manifest of the wrong shape is refused as invalid',
      fails: 'invalide',
    },
    {
      without: 'a page in place of JSON is not told from other faults',
      mutation: {
        file: 'shell/src/modules/verified-fetch.ts',
        find: "includes('text/html')",
        replace: "includes('text/nothing')",
      },
      apps,
      spec,
      test: html,
      fails: 'invalide',
    },
    {
      without: 'what is invalid is asked for again by itself',
      mutation: {
        file: 'shell/src/modules/verified-fetch.ts',
        find: "if (fault.kind !== 'unreachable' || delay === null) throw fault;",
        replace: 'if (delay === null) throw fault;',
      },
      apps,
      spec,
      test: html,
      fails: 'onceAndItsCause',
    },
    {
      without: 'the home fetches what is invalid ahead',
      mutation: {
        file: 'shell/src/modules/prefetch.ts',
        find: '  if (hasFailed(descriptor)) return;\n',
        replace: '  if (hasFailed(descriptor)) void 0;\n',
      },
      apps,
      spec,
      test: html,
      fails: 'toBe(before)',
    },
    {
      without: 'a failure is kept for the visit',
      mutation: {
        file: 'shell/src/modules/load-module.ts',
        find: 'const { modular } = await openSeal(descriptor, checked);',
        replace:
          'const kept = window as unknown as Record<string, ReturnType<typeof openSeal>>;\n' +
          '  const { modular } = await (kept[`seal-${descriptor.version}`] ??= openSeal(descriptor, checked));',
      },
      apps,
      spec,
      test: html,
      fails: 'content',
    },
  ],
};
