/** Returns the network that counts as one address: for IPv6 a whole /64, since one caller controls all of it. */
export function networkOf(ipAddress: string): string {
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

/** A browser in which the owner of an account has signed in, or has set a password with a mailed link. */
export interface KnownDevice {
  userId: string;
  deviceHash: string;
}

/** Attempts from a known device count separately from all others on the account. */
const accountOrDeviceKey = (what: string, userId: string, device: KnownDevice | undefined) =>
  device?.userId === userId ? deviceKey(what, device) : `${what}:account:${userId}`;

const deviceKey = (what: string, { userId, deviceHash }: KnownDevice) =>
  `${what}:device:${userId}:${deviceHash}`;

/** Keys of the attempt counters. */
export const attemptKeys = {
  passwordOfAccount: (email: string) => `password:account:${email}`,
  passwordOfDevice: (device: KnownDevice) => deviceKey('password', device),
  passwordFromAddress: (ip: string) => `password:address:${networkOf(ip)}`,
  accountFromAddress: (ip: string, email: string) => `password:address:${networkOf(ip)}:${email}`,
  refusal: (key: string) => `refused:${key}`,
  code: (userId: string, device: KnownDevice | undefined) => accountOrDeviceKey('code', userId, device),
  codeMail: (userId: string, device: KnownDevice | undefined) =>
    accountOrDeviceKey('code-mail', userId, device),
  codeFromAddress: (ip: string) => `code:address:${networkOf(ip)}`,
  codeOfAccountFromAddress: (ip: string, userId: string) => `code:address:${networkOf(ip)}:${userId}`,
  knownEmailFromAddress: (ip: string) => `known-email:address:${networkOf(ip)}`,
  nameConflict: (userId: string) => `name-conflict:account:${userId}`,
  unknownEmailFromAddress: (ip: string) => `email:address:${networkOf(ip)}`,
  resetOfDevice: (device: KnownDevice) => deviceKey('reset', device),
  resetOfAccount: (email: string) => `reset:account:${email}`,
  emailChange: (userId: string) => `email-change:account:${userId}`,
  reportsFromAddress: (ip: string) => `reports:address:${networkOf(ip)}`,
  topicMessages: (userId: string, moduleId: string) => `topic:account:${userId}:${moduleId}`,
  linkFromAddress: (ip: string) => `link:address:${networkOf(ip)}`,
  signInReportFromAddress: (ip: string) => `sign-in-report:address:${networkOf(ip)}`,
  resetFromAddress: (ip: string) => `reset:address:${networkOf(ip)}`,
};
