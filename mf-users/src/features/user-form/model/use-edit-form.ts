import { isApiError } from '@escale/api-client';
import type { CreateUserRequest, User } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { useSchemaForm } from '@escale/design-system/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUpdateUser } from '../../../api/update-user';
import { userQueryOptions } from '../../../api/users';
import { messages, useMessages } from '../../../messages/catalogue';
import { translateRule } from '../../../messages/translate-rule';
import { formSchema, formValues, showRefusedFields } from './form-values';

const fallback = () => messages().form.failed;

/**
 * The form of /users/{id}/edit. Somebody else's save in between is refused with 409 `STALE`: what was typed stays, the
 * fields that were left alone follow the others, and the next save counts as having seen them.
 */
export function useEditForm(user: User) {
  const { people } = useMessages();
  const client = useQueryClient();
  const updateUser = useUpdateUser(fallback);
  const [base, setBase] = useState(user);
  const [saved, setSaved] = useState(false);
  const form = useSchemaForm({
    schema: formSchema,
    defaultValues: formValues(user),
    translate: translateRule,
  });

  const followOthers = async () => {
    const latest = await client.query({ ...userQueryOptions(user.id), staleTime: 0 });
    form.reset(formValues(latest), { keepDirtyValues: true });
    setBase(latest);
  };

  const submit = async (changes: CreateUserRequest) => {
    try {
      await updateUser.mutateAsync({ userId: user.id, changes, seen: base.updatedAt });
      notify.success(people.updated);
      setSaved(true);
    } catch (error) {
      showRefusedFields(form, error);
      if (isApiError(error) && error.code === 'STALE') await followOthers().catch(() => undefined);
    }
  };

  return {
    form,
    submit,
    saved,
    /** What the server holds since the refusal; `null` while nobody came in between. */
    theirs: base === user ? null : formValues(base),
    takeTheirs: () => form.reset(formValues(base)),
  };
}
