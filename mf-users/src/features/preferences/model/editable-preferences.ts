import type { StoredPreferences } from '@escale/contracts';

/** Returns the fields that a form edits and a save sends (§7): no version, no permissions. */
export function editablePreferences(preferences: StoredPreferences): StoredPreferences {
  const { language, timezone, dateFormat, timeFormat, notifications } = preferences;
  return { language, timezone, dateFormat, timeFormat, notifications };
}
