/** Returns an unsigned token that expires in `seconds`. */
export function tokenExpiringIn(seconds: number, subject = 'user-1'): string {
  const claims = { exp: Math.floor(Date.now() / 1000) + seconds, sub: subject };
  return `header.${btoa(JSON.stringify(claims))}.signature`;
}
