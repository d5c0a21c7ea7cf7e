/** A token that claims to expire in so many seconds; its signature is none. */
export function tokenExpiringIn(seconds: number, subject = 'user-1'): string {
  const claims = { exp: Math.floor(Date.now() / 1000) + seconds, sub: subject };
  return `header.${btoa(JSON.stringify(claims))}.signature`;
}
