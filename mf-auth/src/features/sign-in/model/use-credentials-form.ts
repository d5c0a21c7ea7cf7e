import { loginRequestSchema, type LoginRequest } from '@escale/contracts';
import { useSchemaForm } from '@escale/design-system/forms/core';
import { translateRule } from '../../../messages/translate-rule';
import { useSubmitCredentials } from './use-submit-credentials';

/**
 * Returns `form`, the form for e-mail and password, and `submit`, which sends both. `submit`
 * resolves to the address to which the server sent a code, if any. The password field shows a
 * refusal.
 */
export function useCredentialsForm(initialEmail: string, refusalText: string) {
  const submitCredentials = useSubmitCredentials(refusalText);
  const form = useSchemaForm({
    schema: loginRequestSchema,
    defaultValues: { email: initialEmail, password: '', remember: false },
    translate: translateRule,
  });

  const submit = async (credentials: LoginRequest): Promise<string | undefined> => {
    const { error, codeSentTo } = await submitCredentials(credentials);
    if (typeof error === 'string') form.setServerError('password', error);
    return codeSentTo;
  };

  return { form, submit };
}
