import { Select, SelectField } from '@escale/design-system/forms';
import { useState } from 'react';
import type { GalleryMeta } from '../../storybook/gallery-meta';
import { SampleForm } from '../../samples/sample-form';
import type { Samples } from '../../samples/fr';
import { useSamples } from '../../samples/use-samples';

export default {
  title: 'Forms/Select and SelectField',
  component: SelectField,
  parameters: {
    accessibility: [
      "The browser's own select: keyboards, phones and screen readers work as people know them.",
      'With `unavailableReason` it keeps its value, the focus and a reason.',
    ],
  },
} satisfies GalleryMeta;

const rolesOf = (texts: Samples) => [
  { value: 'OPERATOR', label: texts.operator },
  { value: 'ADMIN', label: texts.admin },
];

export function OfAForm() {
  const texts = useSamples();
  return (
    <SampleForm values={{ role: 'ADMIN' }}>
      <SelectField name="role" label={texts.role} options={rolesOf(texts)} hint={texts.roleText} />
    </SampleForm>
  );
}

export function WithoutTheRight() {
  const texts = useSamples();
  return (
    <SampleForm values={{ role: 'ADMIN' }}>
      <SelectField
        name="role"
        label={texts.role}
        options={rolesOf(texts)}
        unavailableReason={texts.onlySuper}
      />
    </SampleForm>
  );
}

export function Filter() {
  const texts = useSamples();
  const [role, setRole] = useState('');
  return (
    <Select
      label={texts.role}
      value={role}
      onChange={setRole}
      options={[{ value: '', label: texts.all }, ...rolesOf(texts)]}
    />
  );
}
