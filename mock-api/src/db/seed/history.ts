import type { AuditAction } from '@escale/contracts';
import { daysMs, hoursMs, addMs, minutesMs } from '../../clock';
import { auditLogs, sessions } from '../schema';
import type { Random } from './random';
import type { NewUser } from './user-rows';

export interface History {
  audit: (typeof auditLogs.$inferInsert)[];
  sessions: (typeof sessions.$inferInsert)[];
}

const historyDays = 30;
const workdayHours = 8;
const userAgents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
] as const;

/** Generates a month of sign-ins, failed sign-ins and sign-outs of one person. */
export function historyOf(random: Random, now: Date, user: NewUser): History {
  const history: History = { audit: [], sessions: [] };
  const desk = {
    ipAddress: `10.20.${random.below(8)}.${2 + random.below(250)}`,
    userAgent: random.pick(userAgents),
  };
  for (let day = historyDays; day >= 1; day -= 1) {
    const morning = addMs(startOfDay(now), -day * daysMs + 6 * hoursMs + random.below(180) * minutesMs);
    const isWeekend = morning.getUTCDay() % 6 === 0;
    if (morning < user.createdAt || random.chance(isWeekend ? 0.9 : 0.35)) continue;
    addWorkday(history, random, user, desk, morning);
  }
  return history;
}

interface Workplace {
  ipAddress: string;
  userAgent: string;
}

function addWorkday(history: History, random: Random, user: NewUser, desk: Workplace, morning: Date): void {
  const write = (action: AuditAction, timestamp: Date, metadata: Record<string, unknown>, at = desk) =>
    history.audit.push({
      id: random.uuid(),
      action,
      userId: user.id,
      resource: 'auth',
      ...at,
      metadata,
      timestamp,
    });
  if (random.chance(0.08)) write('LOGIN_FAILED', addMs(morning, -minutesMs), { reason: 'BAD_CREDENTIALS' });
  const abroad = random.chance(0.01);
  const at = abroad ? { ...desk, ipAddress: `185.220.101.${1 + random.below(250)}` } : desk;
  const factors = [
    ...(abroad || random.chance(0.04) ? ['NEW_DEVICE'] : []),
    ...(abroad ? ['FOREIGN_IP'] : []),
  ];
  const [sessionId, evening] = [
    random.uuid(),
    addMs(morning, workdayHours * hoursMs + random.below(90) * minutesMs),
  ];
  write('LOGIN', morning, { sessionId, suspiciousFactors: factors }, at);
  const signedOut = random.chance(0.7);
  if (signedOut) write('LOGOUT', evening, { sessionId }, at);
  history.sessions.push({
    id: sessionId,
    userId: user.id,
    remember: false,
    ...at,
    createdAt: morning,
    lastUsedAt: evening,
    expiresAt: addMs(morning, 12 * hoursMs),
    endedAt: signedOut ? evening : null,
    endReason: signedOut ? 'SIGN_OUT' : null,
  });
}

function startOfDay(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / daysMs) * daysMs);
}
