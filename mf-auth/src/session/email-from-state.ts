/** The e-mail in a navigation state, or '' (§2: the field is pre-filled from it). */
export function emailFromState(state: unknown): string {
  const email = (state as { email?: unknown } | null)?.email;
  return typeof email === 'string' ? email : '';
}
