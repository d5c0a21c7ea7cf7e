import { emailTemplates } from '@escale/contracts';
import { Stack } from '@escale/design-system';
import { RadioField, SwitchField } from '@escale/design-system/forms';
import { useMessages } from '../../../messages/catalogue';
import { SettingsSection } from './settings-section';
import { SwitchGrid } from './switch-grid';

const notificationNames = [
  'notifyOtpCodes',
  'notifyInvitations',
  'notifyPasswordResets',
  'notifyWeeklyReports',
] as const;

/** Renders the choice of an e-mail template, and the switches for notifications. */
export function EmailTab({ disabled }: { disabled: boolean }) {
  const m = useMessages();
  return (
    <Stack gap="4">
      <SettingsSection title={m.templates} description={m.templatesHint}>
        <RadioField
          name="emailTemplate"
          label={m.templates}
          labelHidden
          disabled={disabled}
          options={emailTemplates.map((value) => ({ value, ...m.emailTemplate[value] }))}
        />
      </SettingsSection>
      <SettingsSection title={m.notifications} description={m.notificationsHint}>
        <SwitchGrid>
          {notificationNames.map((name) => (
            <SwitchField key={name} name={name} {...m.notification[name]} disabled={disabled} />
          ))}
        </SwitchGrid>
      </SettingsSection>
    </Stack>
  );
}
