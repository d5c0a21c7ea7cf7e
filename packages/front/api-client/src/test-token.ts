/** Returns an unsigned token that expires in `seconds`. */
export function tokenExpiringIn(seconds: number, subject = 'user-1'): string {
  const iat = Math.floor(Date.now() / 1000);
  const claims = { iat, exp: iat + seconds, sub: subject };
  return `header.${btoa(JSON.stringify(claims))}.signature`;
}
