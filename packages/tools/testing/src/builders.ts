import {
  defaultPreferences,
  hostApiVersion,
  limits,
  type ModuleDescriptor,
  type RegistryEntry,
  type UserPreferences,
} from '@escale/contracts';

/** Builds a user's preferences: the defaults of §9 and no permissions, so that the role's defaults apply (§6). */
export function buildPreferences(overrides: Partial<UserPreferences> = {}): UserPreferences {
  return { ...defaultPreferences, permissions: {}, ...overrides };
}

/** Builds a published module as in the registry: id `containers`, one page at its path, which requires `read`. */
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

/** Builds a registry entry with the live version `buildDescriptor(overrides)` and no previous versions. */
export function buildRegistryEntry(overrides: Partial<ModuleDescriptor> = {}): RegistryEntry {
  return { live: buildDescriptor(overrides), previous: [] };
}

/** Builds an access token that the browser can read; a negative `expiresInSeconds` yields an expired one. */
export function buildAccessToken(userId: string, expiresInSeconds = 600): string {
  const iat = Math.floor(Date.now() / 1000);
  const claims = { sub: userId, iat, exp: iat + expiresInSeconds };
  return `test.${btoa(JSON.stringify(claims))}.test`;
}

/** A well-formed code (§5). */
export const someOtpCode = '482913'.slice(0, limits.otpLength);
