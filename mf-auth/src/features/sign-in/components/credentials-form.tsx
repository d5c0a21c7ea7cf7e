import { loginRequestSchema, type LoginRequest } from '@escale/contracts';
import { Stack } from '@escale/design-system';
import {
  CheckboxField,
  Form,
  PasswordField,
  SubmitButton,
  TextField,
  useSchemaForm,
} from '@escale/design-system/forms/core';
import { useMessages } from '../../../messages/catalogue';
import { translateRule } from '../../../messages/translate-rule';
import { useSubmitCredentials } from '../model/use-submit-credentials';

export interface CredentialsFormProps {
  initialEmail: string;
  onCodeSent: (email: string) => void;
}

/** E-mail and password at once, for somebody whose session has just been lost. */
export function CredentialsForm({ initialEmail, onCodeSent }: CredentialsFormProps) {
  const { signIn } = useMessages();
  const submitCredentials = useSubmitCredentials({ refused: signIn.failed, onCodeSent });
  const form = useSchemaForm({
    schema: loginRequestSchema,
    defaultValues: { email: initialEmail, password: '', remember: false },
    translate: translateRule,
  });

  const handleSubmit = async (credentials: LoginRequest) => {
    const message = await submitCredentials(credentials);
    if (message !== null) form.setServerError('password', message);
  };

  return (
    <Form form={form} onSubmit={handleSubmit} label={signIn.authentication}>
      <Stack gap="5">
        <TextField name="email" label={signIn.email} type="email" inputMode="email" autoComplete="username" />
        <PasswordField
          name="password"
          label={signIn.password}
          autoComplete="current-password"
          showLabel={signIn.showPassword}
          hideLabel={signIn.hidePassword}
          warnCapsLock
        />
        <CheckboxField name="remember" label={signIn.remember} />
        <SubmitButton>{signIn.submit}</SubmitButton>
      </Stack>
    </Form>
  );
}
