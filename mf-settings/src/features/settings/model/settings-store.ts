import { defaultSettings, settingsSchema, type Settings } from '@escale/contracts';
import { applyAppearance, getAppearance } from '@escale/design-system';
import { localStore } from '@escale/i18n';

const keyOf = (userId: string) => `escale.settings.${userId}`;

function stored(userId: string): Partial<Record<keyof Settings, unknown>> {
  try {
    const value: unknown = JSON.parse(localStore.read(keyOf(userId)) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function isValid(name: keyof Settings, settings: object): boolean {
  try {
    settingsSchema.validateSyncAt(name, settings, { strict: true });
    return true;
  } catch {
    return false;
  }
}

/** Returns the user's settings stored in this browser; missing or invalid values have their default (§9). */
export function readSettings(userId: string): Settings {
  const kept = { ...stored(userId), ...getAppearance() };
  const names = Object.keys(defaultSettings) as (keyof Settings)[];
  const valid = names.filter((name) => isValid(name, kept));
  return { ...defaultSettings, ...Object.fromEntries(valid.map((name) => [name, kept[name]])) };
}

/** Stores the user's settings in this browser. Theme and layout belong to the browser and apply at once. */
export function storeSettings(userId: string, { theme, layout, ...others }: Settings): void {
  applyAppearance({ theme, layout });
  localStore.write(keyOf(userId), JSON.stringify(others));
}
