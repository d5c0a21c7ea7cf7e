import { languages, settingsTimezones } from '@escale/contracts';
import { Grid } from '@escale/design-system';
import { SelectField } from '@escale/design-system/forms';
import { useMessages } from '../../../messages/catalogue';
import { LocalSection } from './local-section';

/** Language and time zone. */
export function GeneralTab({ disabled }: { disabled: boolean }) {
  const m = useMessages();
  return (
    <LocalSection title={m.regional} description={m.regionalHint}>
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
          options={settingsTimezones.map((value) => ({ value, label: m.timezones[value] }))}
        />
      </Grid>
    </LocalSection>
  );
}
