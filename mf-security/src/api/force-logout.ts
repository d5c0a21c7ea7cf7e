import { postJson } from '@escale/api-client';
import { doneResponseSchema } from '@escale/contracts';

/** `POST /users/{id}/force-logout` (§7): ends every session of a user. Rejects with an `ApiError`. */
export async function postForceLogout(userId: string): Promise<void> {
  await postJson(`/users/${encodeURIComponent(userId)}/force-logout`, doneResponseSchema);
}
