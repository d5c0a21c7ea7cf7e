import { postJson } from '@escale/api-client';
import { loginResponseSchema } from '@escale/contracts';
import { useMutation } from '@tanstack/react-query';
import type { Credentials } from '../model/credentials';

/** Step 2: sends the credentials. */
export function useLogin() {
  return useMutation({
    mutationFn: (credentials: Credentials) => postJson('/auth/login', loginResponseSchema, credentials),
    meta: { toast: 'none' },
  });
}
