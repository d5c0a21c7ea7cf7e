import type { CreateUserRequest } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { useSchemaForm } from '@escale/design-system/forms';
import { useState } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { translateRule } from '../../../messages/translate-rule';
import { useCreateUser } from '../api/create-user';
import { emptyValues, formSchema, showRefusedFields } from './form-values';

const warningMs = 5_000;

/** The form of /users/add; `saved` once the user exists. */
export function useCreateForm() {
  const texts = useMessages().form;
  const createUser = useCreateUser();
  const [saved, setSaved] = useState(false);
  const form = useSchemaForm({ schema: formSchema, defaultValues: emptyValues, translate: translateRule });

  const submit = async (values: CreateUserRequest) => {
    try {
      const { invitationSent } = await createUser.mutateAsync(values);
      if (invitationSent) notify.success(texts.created);
      else notify.warning(texts.createdWithoutMail, { duration: warningMs });
      setSaved(true);
    } catch (error) {
      showRefusedFields(form, error);
    }
  };

  return { form, submit, saved };
}
