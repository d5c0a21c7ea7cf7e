import { notify, Stack } from '@escale/design-system';
import { Form, NumberField, SubmitButton, TextField, useSchemaForm } from '@escale/design-system/forms';
import { berthRequestSchema, useAddBerth, type BerthRequest } from '../../api/berths';
import { useMessages } from '../../messages/catalogue';

/** Renders the form that adds a berth. */
export function BerthForm() {
  const m = useMessages();
  const { mutateAsync: add } = useAddBerth();
  const form = useSchemaForm<BerthRequest>({
    schema: berthRequestSchema,
    defaultValues: { name: '' },
    translate: (key) => m.rules[key as keyof typeof m.rules],
  });
  const submit = async (berth: BerthRequest) => {
    await add(berth);
    form.reset();
    notify.success(m.added(berth.name));
  };
  return (
    <Form form={form} label={m.add} onSubmit={(berth) => submit(berth).catch(() => undefined)}>
      <Stack gap="4">
        <TextField name="name" label={m.name} />
        <NumberField name="metres" label={m.metres} />
        <SubmitButton>{m.add}</SubmitButton>
      </Stack>
    </Form>
  );
}
