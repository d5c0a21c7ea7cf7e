import { isApiError, userQueryOptions } from '@escale/api-client';
import { generalUserSchema, type User } from '@escale/contracts';
import { useSchemaForm, type Translate } from '@escale/design-system/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUpdateUser } from '../../api/update-user';
import { messages } from '../../messages/catalogue';
import { showRefusedFields } from './refused-fields';
import { showSaved } from './show-saved';
import { hasSameValues, pickValues, userValues, type UserField, type UserValues } from './user-values';

export interface UserFormOptions {
  user: User;
  /** The fields of this editor, in their order: what is sent, compared and reset. */
  fields: readonly UserField[];
  translate: Translate;
  /** What the form edits, for the question before leaving. */
  what: string;
  /** Fallback text of a failed save (§8). */
  failure?: () => string;
  /** Text of the toast after a save. */
  saved: () => string;
  onSaved: () => void;
  /** The user turned out to be deleted. */
  onMissing?: () => void;
}

/**
 * The form behind both editors of a user. A save carries the version that it was made on; a change elsewhere that
 * touches none of the form's fields does not stand in its way. One that does is refused with 409 `STALE`: the form then
 * keeps what was typed, shows the new values in the other fields, and the next save replaces the version shown.
 */
export function useUserForm(options: UserFormOptions) {
  const { user, fields, translate, what, failure, saved, onSaved, onMissing } = options;
  const client = useQueryClient();
  const update = useUpdateUser(failure ?? (() => messages().shared.updateFailed));
  const [base, setBase] = useState(user);
  const [hasConflict, setHasConflict] = useState(false);
  const form = useSchemaForm({ schema: generalUserSchema, defaultValues: userValues(user), translate, what });
  const isUnaffectedBy = (latest: User) => hasSameValues(latest, base, fields);

  const rebase = async () => {
    const latest = await client.query({ ...userQueryOptions(user.id), staleTime: 0 });
    form.reset(userValues(latest), { keepDirtyValues: true });
    setBase(latest);
    setHasConflict(true);
  };

  /** Sends the form's fields, and says so where the server waits for the confirmation of a new address. A failed call is shown by its toast and on the refused fields. */
  const save = async (values: UserValues) => {
    const seen = isUnaffectedBy(user) ? user.updatedAt : base.updatedAt;
    try {
      const changes = pickValues(values, fields);
      const { email } = await update.mutateAsync({ userId: user.id, changes, seen, isUnaffectedBy });
      showSaved(saved(), changes.email, email);
      onSaved();
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.code === 'STALE') await rebase().catch(() => undefined);
      if (error.kind === 'not-found') onMissing?.();
      showRefusedFields(form.setServerError, fields, error);
    }
  };

  const acceptServerValues = () => {
    form.reset(userValues(base));
    setHasConflict(false);
  };

  return {
    form,
    save,
    /** The server's values since a refusal; `null` while there is no conflict. */
    serverValues: hasConflict ? userValues(base) : null,
    acceptServerValues,
  };
}
