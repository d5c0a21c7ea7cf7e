import { Stack } from '@escale/design-system';
import { Switch, SwitchField } from '@escale/design-system/forms';
import { useState } from 'react';
import type { GalleryMeta } from '../../storybook/gallery-meta';
import { SampleForm } from '../../samples/sample-form';
import { useSamples } from '../../samples/use-samples';

export default {
  title: 'Forms/Switch and SwitchField',
  component: Switch,
  parameters: {
    accessibility: [
      'Role `switch`, by click or Space; on and off differ by the place of the thumb, not by colour alone.',
      'While a change is being saved it keeps the focus and says `aria-busy`.',
    ],
  },
} satisfies GalleryMeta;

export function OnAndOff() {
  const texts = useSamples();
  const [on, setOn] = useState(true);
  return (
    <Stack gap="4">
      <Switch label={texts.notifications} checked={on} onChange={setOn} />
      <Switch label={texts.notifications} checked={!on} onChange={(off) => setOn(!off)} />
    </Stack>
  );
}

export function SavingAndWithoutTheRight() {
  const texts = useSamples();
  return (
    <Stack gap="4">
      <Switch label={texts.edit} checked busy onChange={() => undefined} />
      <Switch
        label={texts.remove}
        checked={false}
        unavailableReason={texts.onlySuper}
        onChange={() => undefined}
      />
      <Switch label={texts.view} checked disabled onChange={() => undefined} />
    </Stack>
  );
}

export function RowOfSettings() {
  const texts = useSamples();
  return (
    <SampleForm values={{ notify: true }}>
      <SwitchField name="notify" label={texts.notifications} description={texts.notificationsText} />
    </SampleForm>
  );
}
