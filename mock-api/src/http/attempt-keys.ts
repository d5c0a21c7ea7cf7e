/** An IPv6 caller controls a whole /64, which counts as one address. */
function networkOf(ipAddress: string): string {
  if (!ipAddress.includes(':') || ipAddress.includes('.')) return ipAddress;
  const [head = '', tail] = ipAddress.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const filled = [
    ...groups,
    ...Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0'),
    ...after,
  ];
  return filled.slice(0, 4).join(':');
}

/** Keys of the attempt counters. */
export const attemptKeys = {
  passwordOfAccount: (email: string) => `password:account:${email}`,
  passwordFromAddress: (ip: string) => `password:address:${networkOf(ip)}`,
  codeOfAccount: (userId: string) => `code:account:${userId}`,
  unknownEmailFromAddress: (ip: string) => `email:address:${networkOf(ip)}`,
  resetOfAccount: (email: string) => `reset:account:${email}`,
  resetFromAddress: (ip: string) => `reset:address:${networkOf(ip)}`,
};
