import { limits } from '@escale/contracts';

/** True if a session has less than 24 hours left (§4 'Sessions list'). */
export function expiresSoon(expiresAt: string, now: Date): boolean {
  return new Date(expiresAt).getTime() - now.getTime() < limits.sessionExpiresSoonHours * 3_600_000;
}
