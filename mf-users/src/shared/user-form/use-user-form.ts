import { isApiError } from '@escale/api-client';
import { generalUserSchema, type User } from '@escale/contracts';
import { useSchemaForm, type Translate } from '@escale/design-system/forms';
import { useUpdateUser } from '../../api/update-user';
import { messages } from '../../messages/catalogue';
import { useSavedForm } from '../use-saved-form';
import { showRefusedFields } from './refused-fields';
import { showSaved } from './show-saved';
import { hasSameValues, pickValues, userValues, type UserField, type UserValues } from './user-values';

export interface UserFormOptions {
  user: User;
  /** The fields of this editor, in order; only these are sent and checked for concurrent changes. */
  fields: readonly UserField[];
  translate: Translate;
  /** Names the record that the form edits, for the question before leaving the page. */
  what: string;
  /** Fallback text of a failed save (§8). */
  failure?: () => string;
  /** Text of the toast after a save. */
  saved: () => string;
  onSaved: () => void;
  /** Called if the server answers that the user does not exist. */
  onMissing?: () => void;
}

/**
 * Returns the form behind both editors of a user. A save is based on a version of the user. A
 * concurrent change outside the fields of the editor does not prevent the save. After a concurrent
 * change of one of these fields, the save fails with 409 `STALE`: the form keeps the input and also
 * shows the newer values, which the next save may overwrite.
 */
export function useUserForm(options: UserFormOptions) {
  const { user, fields, translate, what, failure, saved, onSaved, onMissing } = options;
  const update = useUpdateUser(failure ?? (() => messages().shared.updateFailed));
  const form = useSchemaForm({ schema: generalUserSchema, defaultValues: userValues(user), translate, what });
  const { base, conflict, noteConflict, acceptSaved } = useSavedForm({
    form,
    saved: user,
    valuesOf: userValues,
  });

  /**
   * Sends the form's fields. A toast says if a new e-mail address must still be confirmed. A failure is shown in a toast and at the
   * refused fields.
   */
  const save = async (values: UserValues) => {
    try {
      // Another person may have saved untouched fields since the values were submitted.
      const typed = fields.filter((field) => form.getFieldState(field).isDirty);
      const changes = { ...pickValues(userValues(base), fields), ...pickValues(values, typed) };
      const { email } = await update.mutateAsync({
        userId: user.id,
        changes,
        baseVersion: base.updatedAt,
        isUnaffectedBy: (latest) => hasSameValues(latest, base, fields),
      });
      showSaved(saved(), changes.email, email);
      onSaved();
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.code === 'STALE') noteConflict();
      if (error.kind === 'not-found') onMissing?.();
      showRefusedFields(form.setServerError, fields, error);
    }
  };

  return {
    form,
    save,
    conflict,
    /** The server's values while there is a conflict, else `null`. */
    serverValues: conflict && userValues(base),
    acceptServerValues: acceptSaved,
  };
}
