import { postJson } from '@escale/api-client';
import { loginResponseSchema, type LoginRequest } from '@escale/contracts';
import { useMutation } from '@tanstack/react-query';

/** What a sign-in sends; without `remember`, the server keeps what holds for this browser. */
export type Credentials = Omit<LoginRequest, 'remember'> & Partial<Pick<LoginRequest, 'remember'>>;

/** Step 2: sends the credentials. */
export function useLogin() {
  return useMutation({
    mutationFn: (credentials: Credentials) => postJson('/auth/login', loginResponseSchema, credentials),
    meta: { toast: 'none' },
  });
}
