import { newPasswordFormSchema } from '@escale/contracts';
import { useSchemaForm } from '@escale/design-system/forms/core';
import { useEffect } from 'react';

/**
 * Returns the form of a new password, typed twice, and the password typed so far. After a submit, changing the password validates
 * the confirmation again. `translate` turns the key of a failed rule into its message.
 */
export function useNewPasswordForm(translate: (key: string) => string) {
  const form = useSchemaForm({
    schema: newPasswordFormSchema,
    defaultValues: { password: '', confirmPassword: '' },
    translate,
  });
  const password = form.watch('password');
  const { isSubmitted } = form.formState;
  const { trigger } = form;

  useEffect(() => {
    if (isSubmitted) void trigger('confirmPassword');
  }, [password, isSubmitted, trigger]);

  return { form, password };
}
