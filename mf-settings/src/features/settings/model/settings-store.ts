import { defaultSettings, settingsSchema, type Settings } from '@escale/contracts';
import { applyAppearance, getAppearance } from '@escale/design-system';
import { localStore } from '@escale/i18n';

const storageKeyOf = (userId: string) => `escale.settings.${userId}`;

function readStoredSettings(userId: string): Partial<Record<keyof Settings, unknown>> {
  try {
    const value: unknown = JSON.parse(localStore.read(storageKeyOf(userId)) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function isValidSetting(name: keyof Settings, settings: object): boolean {
  try {
    settingsSchema.validateSyncAt(name, settings, { strict: true });
    return true;
  } catch {
    return false;
  }
}

/** Returns the user's settings stored in this browser, with defaults for missing or invalid values (§9). */
export function readSettings(userId: string): Settings {
  const kept = { ...readStoredSettings(userId), ...getAppearance() };
  const names = Object.keys(defaultSettings) as (keyof Settings)[];
  const valid = names.filter((name) => isValidSetting(name, kept));
  return { ...defaultSettings, ...Object.fromEntries(valid.map((name) => [name, kept[name]])) };
}

/** Returns the settings of `values` that differ from `before`. */
export function findChangedSettings(values: Settings, before: Partial<Settings> = {}): Partial<Settings> {
  const names = Object.keys(values) as (keyof Settings)[];
  return Object.fromEntries(
    names.filter((name) => values[name] !== before[name]).map((name) => [name, values[name]]),
  );
}

/**
 * Stores changed settings of the user in this browser; the other settings stay unchanged. Theme and
 * layout are stored for the whole browser, not per user, and apply at once.
 */
export function storeSettings(userId: string, changes: Partial<Settings>): void {
  const { theme, layout, ...others } = changes;
  applyAppearance({ ...(theme && { theme }), ...(layout && { layout }) });
  localStore.write(storageKeyOf(userId), JSON.stringify({ ...readStoredSettings(userId), ...others }));
}
