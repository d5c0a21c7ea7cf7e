import { postJson } from '@escale/api-client';
import { loginResponseSchema, type LoginRequest } from '@escale/contracts';
import { useMutation } from '@tanstack/react-query';

/** Step 2: sends the credentials. */
export function useLogin() {
  return useMutation({
    mutationFn: (credentials: LoginRequest) => postJson('/auth/login', loginResponseSchema, credentials),
    meta: { toast: 'none' },
  });
}
