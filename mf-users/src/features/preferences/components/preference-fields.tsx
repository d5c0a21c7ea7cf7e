import type { StoredPreferences } from '@escale/contracts';
import { Grid, Section, Stack } from '@escale/design-system';
import { SelectField, SwitchField } from '@escale/design-system/forms';
import { formatDateTime, knownLocale } from '@escale/i18n';
import { useState } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { preferenceOptions } from '../model/preference-options';

export interface PreferenceFieldsProps {
  /** Current values of the form; the example date is shown in the formats chosen there. */
  values: StoredPreferences;
  disabled: boolean;
}

/** Renders the fields for language, time zone, formats and notifications (§3 'User preferences'). */
export function PreferenceFields({ values, disabled }: PreferenceFieldsProps) {
  const { preferences } = useMessages();
  const [now] = useState(() => new Date().toISOString());
  const options = preferenceOptions(preferences, values, new Date(now));
  const example = preferences.example(formatDateTime(now, knownLocale(values)));
  return (
    <Stack gap="5">
      <Section role="group" title={preferences.display}>
        <Grid gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
          <SelectField
            name="language"
            label={preferences.language}
            hint={preferences.languageHint}
            options={options.languages}
            disabled={disabled}
          />
          <SelectField
            name="timezone"
            label={preferences.timezone}
            hint={example}
            options={options.timezones}
            disabled={disabled}
          />
          <SelectField
            name="dateFormat"
            label={preferences.dateFormat}
            options={options.dateFormats}
            disabled={disabled}
          />
          <SelectField
            name="timeFormat"
            label={preferences.timeFormat}
            options={options.timeFormats}
            disabled={disabled}
          />
        </Grid>
      </Section>
      <Section role="group" title={preferences.notifications}>
        <Stack gap="4" maxWidth="36rem">
          <SwitchField
            name="notifications.email"
            label={preferences.email}
            description={preferences.emailHint}
            disabled={disabled}
          />
          <SwitchField
            name="notifications.newConnections"
            label={preferences.newConnections}
            disabled={disabled}
          />
          <SwitchField
            name="notifications.weeklyReports"
            label={preferences.weeklyReports}
            description={preferences.weeklyReportsHint}
            disabled={disabled}
          />
        </Stack>
      </Section>
    </Stack>
  );
}
