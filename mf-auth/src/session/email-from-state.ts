/** Returns the e-mail of a navigation state, or '' (§2: it pre-fills the field). */
export function emailFromState(state: unknown): string {
  const email = (state as { email?: unknown } | null)?.email;
  return typeof email === 'string' ? email : '';
}
