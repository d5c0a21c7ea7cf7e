import type { ModuleDescriptor, RuntimeConfig } from '@escale/contracts';

const key = 'escale.override';
const form = /^([a-z][a-z0-9-]{1,40})@(https?:\/\/.+)$/;

/** A module that a developer's server serves in place of the published one, in this tab. */
export interface Override {
  id: string;
  origin: string;
}

function parseOverride(text: string | null): Override | null {
  const [, id, address] = form.exec(text ?? '') ?? [];
  return id !== undefined && address !== undefined && URL.canParse(address)
    ? { id, origin: new URL(address).origin }
    : null;
}

function readAsked(): Override | null {
  try {
    const asked = new URLSearchParams(window.location.search).get('module');
    if (asked !== null) sessionStorage.setItem(key, asked);
    return parseOverride(sessionStorage.getItem(key));
  } catch {
    return null;
  }
}

/** What `?module=<id>@<address>` asked for when the tab was opened, or before it was loaded again. */
export const askedOverride = readAsked();

/** The override that counts: asked for, allowed by the deployment, and from an origin that it allows. */
export function activeOverride(config: RuntimeConfig): Override | null {
  if (askedOverride === null || !config.moduleOverride) return null;
  return config.allowedOrigins.includes(askedOverride.origin) ? askedOverride : null;
}

/** True for the descriptor that `overridden` made. */
export function isOverridden(descriptor: ModuleDescriptor): boolean {
  return descriptor.version === 'override';
}

/** The descriptor with the developer's server in place of the published files, where it is that module's. */
export function overridden(descriptor: ModuleDescriptor, override: Override | null): ModuleDescriptor {
  if (override?.id !== descriptor.id) return descriptor;
  const stated = { ...descriptor, seal: undefined };
  return { ...stated, version: 'override', entry: `${override.origin}/mf-manifest.json`, files: {} };
}

/** Puts the published module back: forgets the override and loads the page without it. */
export function leaveOverride(): void {
  sessionStorage.removeItem(key);
  const address = new URL(window.location.href);
  address.searchParams.delete('module');
  window.location.replace(address);
}
