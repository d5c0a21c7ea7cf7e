import { loginRequestSchema } from '@escale/contracts';
import { Stack, VisuallyHidden } from '@escale/design-system';
import { Form, PasswordField, SubmitButton, useSchemaForm } from '@escale/design-system/forms/core';
import { useMessages } from '../../../messages/catalogue';
import { translateRule } from '../../../messages/translate-rule';
import { useSubmitCredentials } from '../model/use-submit-credentials';

export interface OwnPasswordFormProps {
  email: string;
  onCodeSent: (email: string) => void;
}

const passwordSchema = loginRequestSchema.pick(['password']);

/** Asks for the password of the signed-in user; no other account can sign in here. */
export function OwnPasswordForm({ email, onCodeSent }: OwnPasswordFormProps) {
  const { confirmIdentity, signIn } = useMessages();
  const submitCredentials = useSubmitCredentials(signIn.passwordWrong);
  const form = useSchemaForm({
    schema: passwordSchema,
    defaultValues: { password: '' },
    translate: translateRule,
  });

  const handleSubmit = async ({ password }: { password: string }) => {
    const { error, codeSentTo } = await submitCredentials({ email, password });
    if (typeof error === 'string') form.setServerError('password', error);
    if (codeSentTo !== undefined) onCodeSent(codeSentTo);
  };

  return (
    <Form form={form} onSubmit={handleSubmit} label={signIn.authentication}>
      <Stack gap="5">
        <VisuallyHidden aria-hidden>
          <input type="text" name="username" autoComplete="username" value={email} readOnly tabIndex={-1} />
        </VisuallyHidden>
        <PasswordField
          name="password"
          label={confirmIdentity.password}
          autoComplete="current-password"
          showLabel={signIn.showPassword}
          hideLabel={signIn.hidePassword}
          warnCapsLock
        />
        <SubmitButton>{confirmIdentity.submit}</SubmitButton>
      </Stack>
    </Form>
  );
}
