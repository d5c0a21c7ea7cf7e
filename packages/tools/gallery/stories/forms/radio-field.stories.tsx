import { RadioField } from '@escale/design-system/forms';
import type { GalleryMeta } from '../../storybook/gallery-meta';
import { SampleForm } from '../../samples/sample-form';
import { useSamples } from '../../samples/use-samples';

export default {
  title: 'Forms/RadioField',
  component: RadioField,
  parameters: {
    accessibility: [
      'Tab enters the group once, arrows choose.',
      'An option that cannot be chosen stays visible and says why, in its own text.',
    ],
  },
} satisfies GalleryMeta;

export function WithAnUnavailableOption() {
  const texts = useSamples();
  return (
    <SampleForm values={{ role: 'ADMIN' }}>
      <RadioField
        name="role"
        label={texts.role}
        options={[
          { value: 'OPERATOR', label: texts.operator, description: texts.operatorText },
          { value: 'ADMIN', label: texts.admin, description: texts.adminText },
          {
            value: 'SUPER_ADMIN',
            label: texts.superAdmin,
            description: texts.superAdminText,
            unavailableReason: texts.onlySuper,
          },
        ]}
      />
    </SampleForm>
  );
}

export function Refused() {
  const texts = useSamples();
  return (
    <SampleForm values={{ theme: '' }} errors={{ theme: texts.required }}>
      <RadioField
        name="theme"
        label={texts.theme}
        options={[
          { value: 'light', label: texts.light },
          { value: 'dark', label: texts.dark },
        ]}
      />
    </SampleForm>
  );
}
