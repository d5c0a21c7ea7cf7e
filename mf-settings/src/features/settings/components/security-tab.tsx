import { settingsBounds, type Settings } from '@escale/contracts';
import { Grid, Stack } from '@escale/design-system';
import { NumberField, SwitchField } from '@escale/design-system/forms';
import { useMessages } from '../../../messages/catalogue';
import { SettingsSection } from './settings-section';
import { SwitchGrid } from './switch-grid';

const policyNames = ['forceTwoFactor', 'oneSessionPerUser', 'complexPasswords', 'auditLogs'] as const;
const numberFieldNames = ['otpValidityMinutes', 'sessionHours', 'otpMaxAttempts'] as const;

export interface SecurityTabProps {
  /** Current values of the form, which decide whether a unit is singular or plural. */
  values: Settings;
  disabled: boolean;
}

/** Renders the switches for the security policies, and three number fields with limits. */
export function SecurityTab({ values, disabled }: SecurityTabProps) {
  const m = useMessages();
  return (
    <Stack gap="4">
      <SettingsSection title={m.policies}>
        <SwitchGrid>
          {policyNames.map((name) => (
            <SwitchField key={name} name={name} {...m.policy[name]} disabled={disabled} />
          ))}
        </SwitchGrid>
      </SettingsSection>
      <SettingsSection title={m.durations} description={m.durationsHint}>
        <Grid gap="4" templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}>
          {numberFieldNames.map((name) => {
            const { min, max } = settingsBounds[name];
            const { label, unit } = m.number[name];
            return (
              <NumberField
                key={name}
                name={name}
                {...{ label, min, max }}
                suffix={unit(values[name])}
                hint={m.bounds(min, max)}
                disabled={disabled}
              />
            );
          })}
        </Grid>
      </SettingsSection>
    </Stack>
  );
}
