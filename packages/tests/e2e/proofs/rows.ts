import type { Row } from './proof';

const apps = ['shell'];

/** The failure table of the platform: each fault, what happens, and the proofs that a test would notice its absence. */
export const rows: readonly Row[] = [
  {
    id: 'unreachable',
    fault: 'manifest, entry, exposed chunk or lazy chunk unreachable, slow or 404',
    outcome:
      "bounded retries with back-off; then the failure page with 'Réessayer', which works without a reload once the module is back",
    proofs: [
      {
        without: 'the manifest is not retried',
        mutation: {
          file: 'shell/src/modules/integrity/verified-fetch.ts',
          find: '{ signal: asset.signal, shouldRetry: isRetryable }',
          replace: '{ signal: asset.signal, shouldRetry: () => isRetryable(null) }',
        },
        apps,
        spec: 'platform-failures',
        test: 'the manifest is missing once: nobody notices',
        fails: 'content',
      },
      {
        without: 'Réessayer keeps earlier failures',
        mutation: {
          file: 'shell/src/modules/integrity/asset-integrity.ts',
          find: 'if (url.startsWith(folder)) errors.delete(url);',
          replace: 'if (url === folder) errors.delete(url);',
        },
        apps,
        spec: 'platform-failures',
        test: 'the style sheet is missing: bounded retries, then Réessayer heals without a reload',
        fails: 'content',
      },
    ],
  },
  {
    id: 'invalid',
    fault: 'manifest with the wrong shape, HTML in place of JSON',
    outcome: "refused as 'invalid', retried only on request; never cached for the visit",
    proofs: [
      {
        without: 'the shape of the manifest is not checked',
        mutation: {
          file: 'shell/src/modules/integrity/verified-manifest.ts',
          find: "['metaData', 'exposes', 'shared'].every((part) => part in manifest)",
          replace: "['metaData', 'exposes', 'shared'].some((part) => part !== text)",
        },
        apps,
        spec: 'platform-failures',
        test: 'a published manifest of the wrong shape is refused as invalid',
        fails: 'invalide',
      },
    ],
  },
  {
    id: 'shared-chunk',
    fault: 'shared chunk missing',
    outcome:
      'detected by the shape check or by the chunk; forced re-registration, with the shell’s packages kept',
    proofs: [
      {
        without: 'the failure of a shared package is kept for the visit',
        mutation: {
          file: 'shell/src/modules/loading/reset-share-scope.ts',
          find: 'if (!shared.loaded) shared.loading = null;',
          replace: '',
        },
        apps,
        spec: 'platform-shared',
        test: 'a shared chunk is missing: the failure page, then Réessayer heals without a reload',
        fails: 'Gestion des Utilisateurs',
      },
      {
        without: 'a forced registration drops shared packages that the module was the first to ask for',
        mutation: {
          file: 'shell/src/modules/loading/reset-share-scope.ts',
          find: 'if (shared.from === remote) shared.from = instance.name;',
          replace: '',
        },
        apps,
        spec: 'platform-shared',
        test: 'redeployed in the open tab, a module finds the shared packages that it was the first to ask for',
        fails: 'Nouvelle version',
      },
    ],
  },
  {
    id: 'redeployed',
    fault: 'redeployed while the tab is open, old chunks gone',
    outcome:
      'registry re-read, forced re-registration, the new version mounts in the same tab; session and shell state stay',
    proofs: [
      {
        without: 'the registry is not read again',
        mutation: {
          file: 'shell/src/modules/registry/registry.ts',
          find: '{ ...registryQueryOptions(), staleTime: 0 }',
          replace: '{ ...registryQueryOptions(), staleTime: Infinity }',
        },
        apps: ['shell'],
        spec: 'platform-failures',
        test: 'redeployed while the tab is open, old chunks gone: the new version mounts in the same tab',
        fails: 'mis à jour',
      },
      {
        without: 'a new version is not registered by force',
        mutation: {
          file: 'shell/src/modules/loading/federation.ts',
          find: 'registerRemotes([{ name, entry: url }], { force });',
          replace: 'registerRemotes([{ name, entry: url }], { force: false });',
        },
        apps: ['shell'],
        spec: 'platform-failures',
        test: 'redeployed while the tab is open, old chunks gone: the new version mounts in the same tab',
        fails: 'Nouvelle version',
      },
    ],
  },
  {
    id: 'new-version',
    fault: 'new version broken at load or first render',
    outcome: 'the previous good version is offered and mounted; the failure is reported',
    proofs: [
      {
        without: 'no previous version replaces a broken one',
        mutation: {
          file: 'shell/src/modules/recovery/recovery.ts',
          find: "if (previous === null || error.kind !== 'broken')",
          replace: "if (previous === null || error.kind === 'broken')",
        },
        apps,
        spec: 'platform-failures',
        test: 'a new version that is broken at load: the previous one stands in, the failure is reported',
        fails: 'good.version',
      },
    ],
  },
  {
    id: 'ranges',
    fault: 'wrong `hostApi` or a React it cannot share',
    outcome: 'refused before loading, with both versions in words',
    proofs: [
      {
        without: 'any `hostApi` range passes',
        mutation: {
          file: 'shell/src/modules/compatibility/compatibility.ts',
          find: 'if (!satisfies(host.hostApi, descriptor.hostApi))',
          replace: "if (descriptor.hostApi === '')",
        },
        apps,
        spec: 'platform-failures',
        test: 'a hostApi that the shell does not have: refused before any request, in words',
        fails: 'word of words',
      },
    ],
  },
  {
    id: 'integrity',
    fault: 'one byte changed in any file',
    outcome: 'refused: integrity, fail-closed',
    proofs: [
      {
        without: 'the hash of the entry is not checked',
        mutation: {
          file: 'shell/src/modules/integrity/asset-integrity.ts',
          find: 'if (integrity !== null) element.integrity = integrity;',
          replace: '',
        },
        apps,
        spec: 'platform-integrity',
        test: 'one letter changed in the entry: refused by name, the others run',
        fails: 'est refusé',
      },
      {
        without: 'the registry entry is not compared with the sealed descriptor',
        mutation: {
          file: 'shell/src/modules/integrity/verified-manifest.ts',
          find: 'frenchSpaces(ownDescriptor) !== frenchSpaces(descriptorText(descriptor))',
          replace: "descriptorText(descriptor) === ''",
        },
        apps,
        spec: 'platform-integrity',
        test: 'one letter changed in the registry’s words: refused by name, the others run',
        fails: 'intégrité',
      },
      {
        without: 'a descriptor without hashes passes',
        mutation: {
          file: 'shell/src/modules/compatibility/compatibility.ts',
          find: 'return hashed || host.development',
          replace: 'return hashed || !host.development',
        },
        apps,
        spec: 'platform-integrity',
        test: 'a descriptor without hashes is refused before any request',
        fails: 'requests',
      },
    ],
  },
  {
    id: 'origin',
    fault: 'origin not allowed',
    outcome: 'refused before any request',
    proofs: [
      {
        without: 'any origin passes',
        mutation: {
          file: 'shell/src/modules/compatibility/compatibility.ts',
          find: 'if (!allowed.includes(origin) && !isOverridden(descriptor))',
          replace: 'if (!allowed.includes(origin) && origin === "")',
        },
        apps: ['shell'],
        spec: 'platform-failures',
        test: 'an origin that is not allowed: refused before any request, in words',
        fails: 'est refusé',
      },
    ],
  },
  {
    id: 'throws',
    fault: 'throws while rendering, in an event, in a promise',
    outcome: "boundary or report, attributed; 'Réessayer' remounts",
    proofs: [
      {
        without: 'no boundary around the module',
        mutation: {
          file: 'shell/src/app/outlet/module-outlet.tsx',
          find: 'onError={handleError} fallback={null}',
          replace: 'fallbackRender={({ error }) => { throw error; }}',
        },
        apps,
        spec: 'crash',
        test: 'a module that throws while rendering falls alone; Réessayer mounts it again',
        fails: 'banner',
      },
    ],
  },
  {
    id: 'registry',
    fault: 'registry down',
    outcome: 'last good registry of this browser with a notice; none: the shell says so and retries',
    proofs: [
      {
        without: 'the browser does not remember the last good registry',
        mutation: {
          file: 'shell/src/modules/registry/registry.ts',
          find: 'const known = recall();',
          replace: 'const known = recall() && null;',
        },
        apps,
        spec: 'platform-failures',
        test: 'the registry is down: the last good one of this browser, with a notice that goes',
        fails: 'Gestion Conteneurs',
      },
    ],
  },
];
