/** What of the browser's Trusted Types is used here; not every browser has them. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string, type: string, sink: string) => string | null },
  ) => unknown;
}

const origins = new Set<string>();

/** Lets scripts of these origins in as well; called once the deployment's configuration is known. */
export function allowScriptOrigins(addresses: readonly string[]): void {
  for (const address of addresses) if (URL.canParse(address)) origins.add(new URL(address).origin);
}

/** The address where it may become a script: of this origin or of one that the deployment allows; else `null`. */
export function allowedScriptUrl(url: string, sink: string): string | null {
  if (!URL.canParse(url, window.location.href)) return null;
  const { origin, protocol } = new URL(url, window.location.href);
  const local = origin === window.location.origin;
  if (protocol === 'blob:') return local && sink.startsWith('Worker') ? url : null;
  return local || origins.has(origin) ? url : null;
}

/**
 * Puts all script addresses of the page under one rule, whichever bundler or library sets them: the policy of the page
 * (`trusted-types default`) admits no other policy, and no text becomes HTML or code.
 */
export function installScriptPolicy(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url, _type, sink) => allowedScriptUrl(url, sink),
  });
}
