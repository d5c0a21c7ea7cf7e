import {
  getInstance,
  loadRemote,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import type { ScriptPolicy } from '../integrity/script-policy';
import type { LoadedManifest } from '../integrity/verified-manifest';
import { whenIdle } from '../../lib/when-idle';
import { loadDeadlineMs } from '../../lib/deadline';
import { resetShareScope } from './reset-share-scope';

/** The plugin with which the federation runtime starts (`startup/federation-plugin.ts`). */
export type HostPlugin = ModuleFederationRuntimePlugin & { scriptPolicy: ScriptPolicy };

/** The part of the federation runtime that the loader needs. */
export interface Federation {
  /** Returns the versions of the packages that the shell shares, by name. */
  sharedVersions: () => Record<string, string>;
  /** Allows scripts of further origins. */
  allowScripts: (origins: readonly string[]) => void;
  /** Preloads shared packages without running them. Never rejects; a failure surfaces when a module needs the package. */
  fetchShared: (names: readonly string[]) => Promise<void>;
  /** Preloads shared packages and evaluates each of them when the browser is idle, so that modules find them ready. */
  runShared: (names: readonly string[]) => Promise<void>;
  /** Loads the entry of a remote and its exposed `module`. Rejects with the error of the remote or of the runtime. */
  load: (name: string, manifest: LoadedManifest) => Promise<unknown>;
}

/** Loads a shared package of the shell without running it. Returns the function that evaluates it. */
const loadSharedFactory = async (name: string): Promise<() => unknown> => {
  const [shared] = getInstance()?.options.shared[name] ?? [];
  const factory = await shared?.get();
  return typeof factory === 'function' ? factory : () => undefined;
};

const untilIdle = () => new Promise<void>((resolve) => whenIdle(resolve));

/** Connects to the federation runtime of this page, and gives it only verified manifests. */
export function createFederation(): Federation {
  const registered = new Set<string>();
  const manifests = new Map<string, string>();
  registerPlugins([
    {
      name: 'escale-loader',
      fetch: (url) => {
        const text = manifests.get(url);
        return text === undefined
          ? Promise.reject(new Error(`${url}: not verified`))
          : Promise.resolve(new Response(text, { headers: { 'content-type': 'application/json' } }));
      },
      createScript: ({ url }) => {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        script.crossOrigin = 'anonymous';
        // The load deadline, not the runtime, decides when a script has failed.
        return { script, timeout: 2 * loadDeadlineMs };
      },
    },
  ]);
  return {
    sharedVersions: () =>
      Object.fromEntries(
        Object.entries(getInstance()?.options.shared ?? {}).flatMap(([name, [first]]) =>
          first ? [[name, first.version]] : [],
        ),
      ),
    fetchShared: async (names) => {
      await Promise.allSettled(names.map(loadSharedFactory));
    },
    runShared: async (names) => {
      for (const result of await Promise.allSettled(names.map(loadSharedFactory))) {
        if (result.status === 'rejected') continue;
        await untilIdle();
        try {
          result.value();
        } catch {
          // The error surfaces when a module needs the package.
        }
      }
    },
    allowScripts: (origins) => {
      const plugin = getInstance()?.options.plugins.find(({ name }) => name === 'escale-host');
      (plugin as HostPlugin | undefined)?.scriptPolicy.allow(origins);
    },
    load: (name, { url, text }) => {
      manifests.set(url, text);
      // Without `force`, the runtime would reuse what it loaded for an earlier version or in a failed attempt.
      const force = registered.has(name);
      if (force) resetShareScope(name);
      registerRemotes([{ name, entry: url }], { force });
      registered.add(name);
      return loadRemote(`${name}/module`);
    },
  };
}
