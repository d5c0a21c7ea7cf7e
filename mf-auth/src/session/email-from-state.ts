/**
 * Returns the e-mail address in a navigation state, which pre-fills the field (§2); '' without one.
 */
export function emailFromState(state: unknown): string {
  const email = (state as { email?: unknown } | null)?.email;
  return typeof email === 'string' ? email : '';
}
