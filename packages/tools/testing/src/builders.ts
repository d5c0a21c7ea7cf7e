import {
  defaultPreferences,
  hostApiVersion,
  limits,
  type ModuleDescriptor,
  type RegistryEntry,
  type UserPreferences,
} from '@escale/contracts';

/** Preferences of a user: the defaults of §9 and no permission of its own, so that the role's defaults count (§6). */
export function buildPreferences(overrides: Partial<UserPreferences> = {}): UserPreferences {
  return { ...defaultPreferences, permissions: {}, ...overrides };
}

/** A published module as the registry lists it: id `containers`, one page at its path, which `read` opens. */
export function buildDescriptor(overrides: Partial<ModuleDescriptor> = {}): ModuleDescriptor {
  const id = overrides.id ?? 'containers';
  const path = overrides.path ?? `/${id}`;
  const label = overrides.label ?? 'Conteneurs';
  return {
    id,
    owner: { team: 'Équipe Parc', contact: 'parc@escale.test' },
    label,
    hostApi: `^${hostApiVersion}`,
    path,
    card: { label, description: 'Parc et emplacements', icon: 'box', order: 40, status: 'available' },
    permissions: ['read', 'write', 'delete'],
    routes: [{ path, access: 'read' }],
    version: '1.0.0',
    entry: `/modules/${id}/1.0.0/mf-manifest.json`,
    files: {},
    ...overrides,
  };
}

/** A registry entry with the live version `buildDescriptor(overrides)` and no previous versions. */
export function buildRegistryEntry(overrides: Partial<ModuleDescriptor> = {}): RegistryEntry {
  return { live: buildDescriptor(overrides), previous: [] };
}

/** An access token that the browser can read; `expiresInSeconds` below zero gives an expired one. */
export function buildAccessToken(userId: string, expiresInSeconds = 600): string {
  const iat = Math.floor(Date.now() / 1000);
  const claims = { sub: userId, iat, exp: iat + expiresInSeconds };
  return `test.${btoa(JSON.stringify(claims))}.test`;
}

/** A well-formed code (§5). */
export const someOtpCode = '482913'.slice(0, limits.otpLength);
