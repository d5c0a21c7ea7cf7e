import { lookup } from 'node:dns/promises';
import { ownRelease } from '@escale/core';
import { writeSchema } from '@escale/data-folder';
import type { FastifyInstance } from 'fastify';
import { hoursMs, systemClock } from './clock';
import { readConfig, readPerson, type Config } from './config';
import { serveCopies } from './data-folder/copies';
import { lockFolder } from './data-folder/lock';
import { protectFolder } from './data-folder/protect';
import { completeRestore } from './data-folder/restore';
import { folderSecret, newSecret, secretFrom } from './data-folder/secret';
import type { OpenDatabase } from './db/client';
import { inMemory } from './db/embedded';
import { lastMigration } from './db/migrations';
import { openDatabase } from './db/open-database';
import { toStartError } from './opening-failure';
import { purgeExpired } from './db/purge-expired';
import { belongsToSecret } from './db/secret-fingerprint';
import { seedFirstAdmin } from './db/seed/first-admin';
import { seed } from './db/seed/seed';
import { unifySpellings } from './db/unify-spellings';
import { createMailer, emptyOutbox } from './mail/mailer';
import { messages } from './messages/fr';
import { createMetrics } from './metrics/metrics';
import { createLateInvitationRecorder } from './users/invitation';
import { startApplyingDueEffects } from './users/apply-due-effects';
import { buildServer } from './server';
import { StartError } from './start-error';

/** Starts the API with the settings of an environment. Stops on SIGINT or SIGTERM. */
export async function startServer(environment: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(environment);
  const dataDir = config.ESCALE_DATA_DIR;
  const kept = dataDir !== inMemory;
  if (kept) await protectFolder(dataDir);
  const ownsData = kept && config.DATABASE_URL === undefined;
  const releaseFolder = ownsData ? await lockFolder(dataDir, stopAtOnce) : () => Promise.resolve();
  if (ownsData) await completeRestore(dataDir);
  const secret = await secretOf(config);
  const database = await openConfiguredDatabase(config, secret);
  if (ownsData) await writeSchema(dataDir, lastMigration());
  const metrics = createMetrics({ process: true });
  const mailer = createMailer({
    db: database.db,
    clock: systemClock,
    secret,
    smtpUrl: config.SMTP_URL,
    onFailure: (err, mail) => app.log.error({ err, mail }, 'mail not delivered'),
    onQueueFailure: (error) => app.log.error(error, 'queue of mails not read'),
    onOutcome: (outcome) => metrics.mails.inc({ outcome }),
    onLate: createLateInvitationRecorder(systemClock),
  });
  const { db, listen: subscribe, stats } = database;
  const app = await buildServer({
    config,
    db,
    listen: subscribe,
    stats,
    clock: systemClock,
    mailer,
    secret,
    metrics,
  });
  const purging = setInterval(() => {
    database
      .exclusively((own) =>
        purgeExpired(own, systemClock(), config.RETENTION_MONTHS, config.SESSION_RETENTION_MONTHS),
      )
      .catch((error: unknown) => app.log.error(error, 'purge failed'));
  }, hoursMs).unref();
  const stopCopies =
    kept && database.dump !== undefined
      ? await serveCopies(dataDir, database.dump, app.log)
      : () => Promise.resolve();
  const stopSettling = startApplyingDueEffects({ db, clock: systemClock, mailer }, (error) =>
    app.log.error(error, 'what waits for an undo not read'),
  );
  const close = async () => {
    clearInterval(purging);
    await stopSettling();
    await app.close();
    await stopCopies();
    await mailer.close();
    await database.close();
    await releaseFolder();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().then(() => process.exit(0)));
  try {
    await listen(app, config);
    mailer.start();
  } catch (error) {
    await close();
    throw error;
  }
  const address = `http://${config.HOST}:${config.API_PORT}`;
  process.stdout.write(`${messages.start.ready(ownRelease(), `${address}/api`, `${address}/mailbox`)}\n`);
}

/**
 * Opens and migrates the database, and seeds its first accounts. Of several processes that start
 * together, only one seeds.
 */
async function openConfiguredDatabase(config: Config, secret: Buffer): Promise<OpenDatabase> {
  const { DATABASE_URL: url, ESCALE_DATA_DIR: folder, DATABASE_CONNECTIONS: connections } = config;
  const database = await openDatabase({ folder, url, connections }).catch((cause: unknown) => {
    throw toStartError({ folder, url }, cause);
  });
  await database.exclusively(async (db) => {
    // Processes with different secrets reject each other's access tokens and codes, and cannot decrypt each other's mails.
    if (url !== undefined && !(await belongsToSecret(db, secret)))
      throw new StartError(messages.start.otherSecret);
    const first = config.FIRST_ADMIN === undefined ? undefined : readPerson(config.FIRST_ADMIN);
    if (first !== undefined) await seedFirstAdmin(db, systemClock(), first);
    for (const twins of await unifySpellings(db)) process.stderr.write(`${messages.start.twins(twins)}\n`);
    await seed(db, systemClock(), config.SEED_USERS);
    await purgeExpired(db, systemClock(), config.RETENTION_MONTHS, config.SESSION_RETENTION_MONTHS);
    if (config.SMTP_URL !== undefined) await emptyOutbox(db);
  });
  return database;
}

/**
 * Returns the secret that all processes on one database must share: `API_SECRET`, else the secret
 * in the data folder, which the processes on one machine share. With data in memory only, the
 * secret is a new one.
 */
function secretOf({ API_SECRET, ESCALE_DATA_DIR }: Config): Promise<Buffer> {
  if (API_SECRET !== undefined) return Promise.resolve(secretFrom(API_SECRET));
  return ESCALE_DATA_DIR === inMemory ? Promise.resolve(newSecret()) : folderSecret(ESCALE_DATA_DIR);
}

/**
 * Ends the process after the loss of the data folder's lock. Another process may have opened the
 * database, and further writes would corrupt it.
 */
function stopAtOnce(error: Error): void {
  process.stderr.write(`${messages.start.folderLost(String(error))}\n`);
  process.exit(1);
}

/**
 * Listens on host and port. Throws a `StartError` if the port is taken. For `localhost`, also
 * checks all addresses of that name: Fastify reports no error if the port was free on the first
 * address.
 */
async function listen(app: FastifyInstance, { HOST, API_PORT }: Config): Promise<void> {
  const taken = new StartError(messages.start.portTaken(API_PORT));
  try {
    await app.listen({ host: HOST, port: API_PORT });
  } catch (error) {
    throw error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' ? taken : error;
  }
  if (HOST !== 'localhost') return;
  const expected = new Set((await lookup(HOST, { all: true })).map(({ address }) => address));
  if (app.addresses().length < expected.size) throw taken;
}
