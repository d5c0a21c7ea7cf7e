/** The part of the Trusted Types API that this file uses; some browsers do not have it. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string, type: string, sink: string) => string | null },
  ) => unknown;
}

/** Decides which addresses may become scripts of the page. */
export interface ScriptPolicy {
  /** Admits scripts of further origins; called once the deployment's configuration is known. */
  allow: (origins: readonly string[]) => void;
  /**
   * Returns the address if it may become a script, else `null`. Admits addresses of this origin and
   * of an allowed one; a `blob:` address only if it is of this origin and for a worker.
   */
  admit: (url: string, sink: string) => string | null;
}

/** Creates a policy that admits only this origin. */
export function createScriptPolicy(): ScriptPolicy {
  const allowed = new Set<string>();
  return {
    allow: (origins) => origins.forEach((origin) => allowed.add(origin)),
    admit: (url, sink) => {
      if (!URL.canParse(url, window.location.href)) return null;
      const { origin, protocol } = new URL(url, window.location.href);
      const local = origin === window.location.origin;
      if (protocol === 'blob:') return local && sink.startsWith('Worker') ? url : null;
      return local || allowed.has(origin) ? url : null;
    },
  };
}

/**
 * Makes a policy the page's default Trusted Types policy, so that it covers every script address,
 * whichever bundler or library sets the address. The content security policy (`trusted-types
 * default`) admits only this policy, which turns no text into HTML or code.
 */
export function installScriptPolicy(policy: ScriptPolicy): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url, _type, sink) => policy.admit(url, sink),
  });
}
