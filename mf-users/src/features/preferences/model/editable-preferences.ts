import type { StoredPreferences } from '@escale/contracts';

/** Returns only the preferences, as forms and saves have them (§7). */
export function editableOf(preferences: StoredPreferences): StoredPreferences {
  const { language, timezone, dateFormat, timeFormat, notifications } = preferences;
  return { language, timezone, dateFormat, timeFormat, notifications };
}
