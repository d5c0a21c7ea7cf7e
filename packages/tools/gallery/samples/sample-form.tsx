import { Stack } from '@escale/design-system';
import { Form, useSchemaForm } from '@escale/design-system/forms';
import { useEffect, type ReactNode } from 'react';
import { object, type ObjectSchema } from 'yup';

type Values = Record<string, unknown>;

interface SampleFormProps {
  /** The fields with their values. */
  values: Readonly<Record<string, unknown>>;
  /** Errors shown from the start. */
  errors?: Readonly<Record<string, string>>;
  children: ReactNode;
}

const schema: ObjectSchema<Values> = object({});
const sameText = (key: string) => key;

/** Renders the form around the fields of a story; submitting it does nothing. */
export function SampleForm({ values, errors = {}, children }: SampleFormProps) {
  const form = useSchemaForm<Values>({ schema, defaultValues: values, translate: sameText });
  const { setError } = form;
  const shown = JSON.stringify(errors);
  useEffect(() => {
    for (const [name, message] of Object.entries(JSON.parse(shown) as Record<string, string>))
      setError(name, { type: 'server', message });
  }, [shown, setError]);
  return (
    <Form form={form} onSubmit={() => undefined}>
      <Stack gap="5" maxWidth="26rem">
        {children}
      </Stack>
    </Form>
  );
}
