import { loginRequestSchema, type LoginRequest } from '@escale/contracts';
import { useSchemaForm } from '@escale/design-system/forms/core';
import { translateRule } from '../../../messages/translate-rule';
import { useSubmitCredentials, type SubmitCredentialsOptions } from './use-submit-credentials';

/** Form state and submit handler for e-mail and password; a refusal is shown on the password field. */
export function useCredentialsForm(initialEmail: string, options: SubmitCredentialsOptions) {
  const submitCredentials = useSubmitCredentials(options);
  const form = useSchemaForm({
    schema: loginRequestSchema,
    defaultValues: { email: initialEmail, password: '', remember: false },
    translate: translateRule,
  });

  const handleSubmit = async (credentials: LoginRequest) => {
    const message = await submitCredentials(credentials);
    if (message !== null) form.setServerError('password', message);
  };

  return { form, handleSubmit };
}
