import { postJson } from '@escale/api-client';
import { loginResponseSchema, type LoginRequest } from '@escale/contracts';
import { useMutation } from '@tanstack/react-query';

/** The body of a sign-in. Without `remember`, the server uses the value of the user's last session in this browser. */
export type Credentials = Omit<LoginRequest, 'remember'> & Partial<Pick<LoginRequest, 'remember'>>;

/** Step 2 of the sign-in: sends the credentials. */
export function useLogin() {
  return useMutation({
    mutationFn: (credentials: Credentials) => postJson('/auth/login', loginResponseSchema, credentials),
    meta: { toast: 'none' },
  });
}
