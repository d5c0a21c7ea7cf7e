import { idempotentCalls, postJson, refreshUsers } from '@escale/api-client';
import { createUserResponseSchema, type CreateUserRequest } from '@escale/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureLine } from '../../../messages/failure-line';
import { messages } from '../../../messages/catalogue';

/** Creates a user by `POST /users` (§7); the answer says whether the invitation could be sent. */
export function useCreateUser() {
  const client = useQueryClient();
  const [withKey] = useState(idempotentCalls);
  return useMutation({
    mutationFn: (user: CreateUserRequest) =>
      postJson('/users', createUserResponseSchema, user, withKey(user)),
    onSuccess: () => void refreshUsers(client, []),
    meta: { failure: (error) => failureLine(error, messages().form.failed) },
  });
}
