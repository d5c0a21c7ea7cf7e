import { timeZoneOptions } from '@escale/user-ui/time-zone';
import { languages, settingsTimezones } from '@escale/contracts';
import { Grid } from '@escale/design-system';
import { SelectField } from '@escale/design-system/forms';
import { useState } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { SettingsSection } from './settings-section';

/** Renders the settings for language and time zone. */
export function GeneralTab({ disabled }: { disabled: boolean }) {
  const m = useMessages();
  const [now] = useState(() => new Date());
  return (
    <SettingsSection title={m.regional}>
      <Grid gap="4" templateColumns={{ base: '1fr', md: 'repeat(2, 1fr)' }}>
        <SelectField
          name="language"
          label={m.language}
          disabled={disabled}
          options={languages.map((value) => ({ value, label: m.languages[value] }))}
        />
        <SelectField
          name="timezone"
          label={m.timezone}
          disabled={disabled}
          options={timeZoneOptions(settingsTimezones, m.timezones, now)}
        />
      </Grid>
    </SettingsSection>
  );
}
