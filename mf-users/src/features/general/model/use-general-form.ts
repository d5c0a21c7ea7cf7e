import { isApiError, userQueryOptions } from '@escale/api-client';
import { generalUserSchema, type User } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { useSchemaForm } from '@escale/design-system/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUpdateUser } from '../../../api/update-user';
import { useMessages } from '../../../messages/catalogue';
import { generalFields, generalValues, translateGeneralRule, type GeneralValues } from './general-values';

/** Fields that somebody else has changed while they were being edited here, with what they hold now. */
type ServerValues = Pick<GeneralValues, (typeof generalFields)[number]>;

/**
 * The form of the general tab. A user who was changed by somebody else since is refused (409 `STALE`): the form then
 * keeps what was typed, shows the new values in the other fields, and the next save counts as having seen them.
 */
export function useGeneralForm(user: User, onSaved: () => void) {
  const { general } = useMessages();
  const client = useQueryClient();
  const update = useUpdateUser();
  const [seen, setSeen] = useState(user.updatedAt);
  const [serverValues, setServerValues] = useState<ServerValues | null>(null);
  const form = useSchemaForm({
    schema: generalUserSchema,
    defaultValues: generalValues(user),
    translate: translateGeneralRule,
  });

  const followOthers = async () => {
    const latest = await client.query({ ...userQueryOptions(user.id), staleTime: 0 });
    form.reset(generalValues(latest), { keepDirtyValues: true });
    setSeen(latest.updatedAt);
    setServerValues(generalValues(latest));
  };

  const save = async (changes: GeneralValues) => {
    try {
      await update.mutateAsync({ userId: user.id, changes, seen });
      notify.success(general.saved);
      onSaved();
    } catch (error) {
      if (!isApiError(error)) throw error;
      const { fields } = error;
      if (error.code === 'STALE') await followOthers().catch(() => undefined);
      if (error.kind === 'not-found')
        void client.invalidateQueries({ queryKey: userQueryOptions(user.id).queryKey });
      for (const field of generalFields) {
        const text = fields[field];
        if (text !== undefined) form.setServerError(field, text);
      }
    }
  };

  const acceptServerValues = () => {
    if (serverValues !== null) form.reset(serverValues);
    setServerValues(null);
  };

  return { form, save, serverValues, acceptServerValues };
}
