import { isApiError, userQueryOptions } from '@escale/api-client';
import type { CreateUserRequest, User } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { useSchemaForm } from '@escale/design-system/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUpdateUser } from '../../../api/update-user';
import { messages, useMessages } from '../../../messages/catalogue';
import { translateRule } from '../../../messages/translate-rule';
import { formSchema, formValues, sameValues, showRefusedFields } from './form-values';

const fallback = () => messages().form.failed;

/**
 * The form of /users/{id}/edit. Somebody else's save in between is refused with 409 `STALE`: what was typed stays, the
 * fields that were left alone follow the others, and the next save counts as having seen them.
 */
export function useEditForm(user: User) {
  const { shared } = useMessages();
  const client = useQueryClient();
  const updateUser = useUpdateUser(fallback);
  const [base, setBase] = useState(user);
  const [overtaken, setOvertaken] = useState(false);
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
    setOvertaken(true);
  };

  // A new picture makes a new version of the user too, with nothing in it that this form would overwrite.
  const seen = sameValues(user, base) ? user.updatedAt : base.updatedAt;

  const submit = async (changes: CreateUserRequest) => {
    try {
      await updateUser.mutateAsync({ userId: user.id, changes, seen });
      notify.success(shared.updated);
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
    serverValues: overtaken ? formValues(base) : null,
    acceptServerValues: () => form.reset(formValues(base)),
  };
}
