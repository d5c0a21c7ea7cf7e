import type { LoginRequest } from '@escale/contracts';
import { Stack } from '@escale/design-system';
import { Form, TextField } from '@escale/design-system/forms/core';
import { useMessages } from '../../../messages/catalogue';
import { useCredentialsForm } from '../model/use-credentials-form';
import { PasswordFields } from './password-fields';

export interface CredentialsFormProps {
  email: string;
  onCodeSent: (email: string) => void;
}

/** Renders e-mail and password in one form, for a user whose session has expired. */
export function CredentialsForm({ email, onCodeSent }: CredentialsFormProps) {
  const { signIn } = useMessages();
  const { form, submit } = useCredentialsForm(email, signIn.failed);

  const handleSubmit = async (credentials: LoginRequest) => {
    const sentTo = await submit(credentials);
    if (sentTo !== undefined) onCodeSent(sentTo);
  };

  return (
    <Form form={form} onSubmit={handleSubmit} label={signIn.authentication}>
      <Stack gap="5">
        <TextField name="email" label={signIn.email} type="email" inputMode="email" autoComplete="username" />
        <PasswordFields />
      </Stack>
    </Form>
  );
}
