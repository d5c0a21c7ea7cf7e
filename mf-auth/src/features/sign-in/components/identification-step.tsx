import { checkEmailRequestSchema } from '@escale/contracts';
import { PageHeading, Stack, Text } from '@escale/design-system';
import { Form, SubmitButton, TextField, useSchemaForm } from '@escale/design-system/forms/core';
import { showRefusal } from '../../../failures/show-failure';
import { useMessages } from '../../../messages/catalogue';
import { translateRule } from '../../../messages/translate-rule';
import { useCheckEmail } from '../api/check-email';

export interface IdentifiedUser {
  email: string;
  firstName: string;
  lastName: string;
}

export interface IdentificationStepProps {
  initialEmail: string;
  onIdentified: (identified: IdentifiedUser) => void;
}

/** Renders step 1 of the sign-in: the e-mail. */
export function IdentificationStep({ initialEmail, onIdentified }: IdentificationStepProps) {
  const { signIn } = useMessages();
  const checkEmail = useCheckEmail();
  const form = useSchemaForm({
    schema: checkEmailRequestSchema,
    defaultValues: { email: initialEmail },
    translate: translateRule,
  });

  const handleSubmit = async ({ email }: { email: string }) => {
    try {
      const { data } = await checkEmail.mutateAsync(email);
      onIdentified({ email, ...data });
    } catch (error) {
      const message = showRefusal(error, signIn.emailUnknown);
      if (message !== null) form.setServerError('email', message);
    }
  };

  return (
    <Form form={form} onSubmit={handleSubmit} label={signIn.identification} steady>
      <Stack gap="6">
        <Stack gap="1.5">
          <PageHeading>{signIn.identification}</PageHeading>
          <Text tone="muted">{signIn.identificationHint}</Text>
        </Stack>
        <TextField
          name="email"
          label={signIn.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          focusFirst
        />
        <SubmitButton>{signIn.continue}</SubmitButton>
      </Stack>
    </Form>
  );
}
