import { patchCachedUser, putJson, refreshUsers } from '@escale/api-client';
import { doneResponseSchema, fullName, type User } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages } from '../../../messages/catalogue';
import { failureLine } from '../../../messages/failure-line';

/**
 * Sets whether the next sign-in asks for a new password, by `PUT /users/{id}/password-requirement` (a call that §7 does not list).
 */
export function useRequirePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ user, required }: { user: User; required: boolean }) =>
      putJson(`/users/${encodeURIComponent(user.id)}/password-requirement`, doneResponseSchema, { required }),
    onSuccess: (_done, { user, required }) => {
      const { security } = messages();
      patchCachedUser(client, user.id, { passwordChangeRequired: required });
      void refreshUsers(client, [user.id]);
      notify.success(required ? security.requirementSet(fullName(user)) : security.requirementWithdrawn);
    },
    meta: { failure: (error) => failureLine(error, messages().security.requirementFailed) },
  });
}
