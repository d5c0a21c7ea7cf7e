import { defaultSettings, settingsSchema, type Settings } from '@escale/contracts';
import { applyAppearance, getAppearance } from '@escale/design-system';

const keyOf = (userId: string) => `escale.settings.${userId}`;

function stored(userId: string): Partial<Record<keyof Settings, unknown>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}');
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

/** The settings of a user in this browser; whatever is missing or wrong has its default (§9). */
export function readSettings(userId: string): Settings {
  const kept = { ...stored(userId), ...getAppearance() };
  const names = Object.keys(defaultSettings) as (keyof Settings)[];
  const valid = names.filter((name) => isValid(name, kept));
  return { ...defaultSettings, ...Object.fromEntries(valid.map((name) => [name, kept[name]])) };
}

/** Keeps the settings of a user in this browser; theme and layout, which belong to the browser, show at once. */
export function keepSettings(userId: string, { theme, layout, ...others }: Settings): void {
  applyAppearance({ theme, layout });
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(others));
  } catch {
    // A browser that keeps nothing still follows theme and layout until it is closed.
  }
}
