import { PasswordField } from '@escale/design-system/forms';
import type { GalleryMeta } from '../../storybook/gallery-meta';
import { SampleForm } from '../../samples/sample-form';
import { useSamples } from '../../samples/use-samples';

export default {
  title: 'Forms/PasswordField',
  component: PasswordField,
  parameters: {
    accessibility: [
      'Pasting and password managers work: nothing has to be remembered or copied by hand (WCAG 3.3.8).',
      'The name of the toggle says what a press does; the warning of caps lock is announced.',
    ],
  },
} satisfies GalleryMeta;

export function WithHint() {
  const texts = useSamples();
  return (
    <SampleForm values={{ password: 'Escale' }}>
      <PasswordField
        name="password"
        label={texts.password}
        autoComplete="new-password"
        showLabel={texts.showPassword}
        hideLabel={texts.hidePassword}
        hint={texts.passwordHint}
      />
    </SampleForm>
  );
}

export function Refused() {
  const texts = useSamples();
  return (
    <SampleForm values={{ password: '' }} errors={{ password: texts.required }}>
      <PasswordField
        name="password"
        label={texts.password}
        autoComplete="current-password"
        showLabel={texts.showPassword}
        hideLabel={texts.hidePassword}
        warnCapsLock
      />
    </SampleForm>
  );
}
