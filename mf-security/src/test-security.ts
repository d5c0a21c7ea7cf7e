import type { AuditEntry } from '@escale/contracts';

/** Builds an audit entry: an operator's sign-in unless overridden. */
export function buildAuditEntry(overrides: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: 'entry-1',
    action: 'LOGIN',
    userId: 'user-yao',
    user: { email: 'yao.kouassi@escale.test', firstName: 'Yao', lastName: 'Kouassi' },
    target: null,
    resource: 'auth',
    ipAddress: '10.20.3.14',
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    metadata: {},
    timestamp: '2026-11-21T08:14:00.000Z',
    ...overrides,
  };
}
