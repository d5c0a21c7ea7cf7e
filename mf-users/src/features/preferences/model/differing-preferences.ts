import type { StoredPreferences } from '@escale/contracts';
import { labelOf } from '@escale/i18n';
import { differingPaths } from '../../../shared/form-changes';
import type { PreferenceTexts } from './preference-options';

/** Returns the label and the saved value of each field in which the form differs from the saved preferences. */
export function differingPreferences(
  saved: StoredPreferences,
  typed: StoredPreferences,
  texts: PreferenceTexts,
  stateOf: (on: boolean) => string,
) {
  const { email, newConnections, weeklyReports } = saved.notifications;
  const fields = new Map([
    ['language', [texts.language, labelOf(texts.languages, saved.language)]],
    ['timezone', [texts.timezone, labelOf(texts.timezones, saved.timezone)]],
    ['dateFormat', [texts.dateFormat, labelOf(texts.dateFormats, saved.dateFormat)]],
    ['timeFormat', [texts.timeFormat, labelOf(texts.timeFormats, saved.timeFormat)]],
    ['notifications.email', [texts.email, stateOf(email)]],
    ['notifications.newConnections', [texts.newConnections, stateOf(newConnections)]],
    ['notifications.weeklyReports', [texts.weeklyReports, stateOf(weeklyReports)]],
  ]);
  return differingPaths(saved, typed).map((path) => {
    const [label = path, value = ''] = fields.get(path) ?? [];
    return { label, value };
  });
}
