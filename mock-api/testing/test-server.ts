import type { AddressInfo } from 'node:net';
import { desc, sql } from 'drizzle-orm';
import { addMs } from '../src/clock';
import { readConfig } from '../src/config';
import type { OpenDatabase } from '../src/db/client';
import { attemptCounters, auditLogs, mails } from '../src/db/schema';
import { demoPassword } from '../src/db/seed/people';
import { seed } from '../src/db/seed/seed';
import { newSecret } from '../src/data-folder/secret';
import { createMailer } from '../src/mail/mailer';
import { createMetrics } from '../src/metrics/metrics';
import { createLateInvitationRecorder } from '../src/users/invitation';
import { applyDueEffects } from '../src/users/apply-due-effects';
import { holdMs } from '../src/users/status-holds';
import { buildServer } from '../src/server';
import { cheapHash, openSeededDatabase, prepareDatabase, seededAt } from './test-database';
import { createTestClient, type TestClient } from './test-client';

export const accounts = {
  superAdmin: { email: 'super.admin@escale.test', password: demoPassword },
  admin: { email: 'admin@escale.test', password: demoPassword },
  operator: { email: 'operateur@escale.test', password: demoPassword },
  invited: { email: 'christelle.assi@escale.test' },
  inactive: { email: 'oumar.fofana@escale.test', password: demoPassword },
  suspended: { email: 'patrick.ehui@escale.test', password: demoPassword },
};

beforeAll(prepareDatabase, 120_000);

/** What several servers of a test can share; by default, each server has its own. */
interface SharedParts {
  database?: OpenDatabase;
  secret?: Buffer;
}

/** Starts a seeded server on a free port, with a clock controlled by the test. */
export async function startTestServer(environment: Record<string, string> = {}, shared: SharedParts = {}) {
  const lines: string[] = [];
  let now = seededAt;
  const clock = () => now;
  const config = readConfig({
    ESCALE_DATA_DIR: 'memory://',
    LOG_LEVEL: 'debug',
    MAX_LOOP_DELAY_MS: '0',
    ...environment,
  });
  const database = shared.database ?? (await openSeededDatabase());
  const { db, listen, stats } = database;
  await seed(db, now, config.SEED_USERS, cheapHash);
  const { secret = newSecret() } = shared;
  const onLate = createLateInvitationRecorder(clock);
  const metrics = createMetrics();
  const onOutcome = (outcome: string) => metrics.mails.inc({ outcome });
  const mailer = createMailer({ db, clock, secret, smtpUrl: config.SMTP_URL, onLate, onOutcome });
  const logStream = { write: (line: string) => void lines.push(line) };
  const app = await buildServer({ config, db, listen, stats, clock, mailer, secret, metrics, logStream });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    app,
    db,
    origin,
    mailer,
    metrics,
    lines,
    now: clock,
    client: () => createTestClient(origin),
    advance: (ms: number) => (now = addMs(now, ms)),
    /**
     * Advances the clock past the undo period, or by a given time, and applies the effects that are
     * due by then.
     */
    settle: async (afterMs: number = holdMs) => {
      now = addMs(now, afterMs);
      await applyDueEffects({ db, clock, mailer });
    },
    mails: () => db.select().from(mails).orderBy(desc(mails.id)),
    newestMail: async () => (await db.select().from(mails).orderBy(desc(mails.id)).limit(1))[0],
    audit: () =>
      db
        .select()
        .from(auditLogs)
        .orderBy(desc(auditLogs.timestamp), sql`ctid DESC`),
    forgetLimits: async () => {
      await db.delete(attemptCounters);
    },
    close: async () => {
      await app.close();
      await mailer.close();
      await database.close();
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

const createServerFixture =
  (before: typeof beforeAll, after: typeof afterAll) =>
  (environment?: Record<string, string>): TestServer => {
    const server = {} as TestServer;
    before(async () => void Object.assign(server, await startTestServer(environment)));
    after(() => server.close());
    return server;
  };

/** Starts a server before the tests of a file or `describe`, and closes it after them. */
export const testServer = createServerFixture(beforeAll, afterAll);

/** Starts a server before each test, and closes it after the test. */
export const serverOfEachTest = createServerFixture(beforeEach, afterEach);

/** Signs in with password and code; returns the body of the last answer. */
export async function signIn(
  server: { newestMail: () => Promise<{ code: string | null } | undefined> },
  client: TestClient,
  credentials: { email: string; password: string; remember?: boolean },
) {
  const login = await client.post('/auth/login', credentials);
  expect(login).toMatchObject({ status: 200, body: { requiresOTP: true, email: credentials.email } });
  const code = (await server.newestMail())?.code ?? '';
  const verified = await client.post('/auth/verify-otp', { email: credentials.email, otpCode: code });
  expect(verified.status).toBe(200);
  return verified.body as { accessToken: string; user: { id: string; firstName: string } };
}

export const bearerHeaders = (token: string) => ({ authorization: `Bearer ${token}` });

/** Returns a code that differs from the given one. */
export const differentCode = (code: string | null | undefined) => (code === '111111' ? '222222' : '111111');
