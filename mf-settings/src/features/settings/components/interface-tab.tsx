import { layoutChoices, themeChoices } from '@escale/contracts';
import { Section, Stack } from '@escale/design-system';
import { RadioField } from '@escale/design-system/forms';
import { useMessages } from '../../../messages/catalogue';

/** Theme and layout of this browser. */
export function InterfaceTab({ disabled }: { disabled: boolean }) {
  const m = useMessages();
  return (
    <Section title={m.appearance} description={m.appearanceHint}>
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
    </Section>
  );
}
