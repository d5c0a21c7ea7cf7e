import { postJson } from '@escale/api-client';
import { doneResponseSchema } from '@escale/contracts';
import { useMutation } from '@tanstack/react-query';

/** Redeems the link: ends the sign-in and notifies the administrators. */
export function useReportSignIn() {
  return useMutation({
    mutationFn: (token: string) => postJson('/auth/report-sign-in', doneResponseSchema, { token }),
    meta: { toast: 'none' },
  });
}
