import { layoutChoices, themeChoices } from '@escale/contracts';
import { Stack } from '@escale/design-system';
import { RadioField } from '@escale/design-system/forms';
import { useMessages } from '../../../messages/catalogue';
import { SettingsSection } from './settings-section';

/** Renders the settings for the theme and layout of this browser. */
export function InterfaceTab({ disabled }: { disabled: boolean }) {
  const m = useMessages();
  return (
    <SettingsSection title={m.appearance} description={m.appearanceHint}>
      <Stack gap="4">
        <RadioField
          name="theme"
          label={m.theme}
          disabled={disabled}
          options={themeChoices.map((value) => ({ value, ...m.themes[value] }))}
        />
        <RadioField
          name="layout"
          label={m.layout}
          disabled={disabled}
          options={layoutChoices.map((value) => ({ value, ...m.layouts[value] }))}
        />
      </Stack>
    </SettingsSection>
  );
}
