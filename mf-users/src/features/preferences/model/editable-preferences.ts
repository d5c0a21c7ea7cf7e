import type { StoredPreferences } from '@escale/contracts';

/** Returns the preferences alone, as a form and a save have them (§7). */
export function editableOf(preferences: StoredPreferences): StoredPreferences {
  const { language, timezone, dateFormat, timeFormat, notifications } = preferences;
  return { language, timezone, dateFormat, timeFormat, notifications };
}
