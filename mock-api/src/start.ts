import { lookup } from 'node:dns/promises';
import type { FastifyInstance } from 'fastify';
import { hoursMs, systemClock } from './clock';
import { readConfig, type Config } from './config';
import { lockFolder } from './data-folder/lock';
import { protectFolder } from './data-folder/protect';
import { folderSecret, newSecret } from './data-folder/secret';
import { inMemory, openDatabase } from './db/client';
import { purgeExpired } from './db/purge-expired';
import { seed } from './db/seed/seed';
import { describeError } from './http/describe-error';
import { createMailer, emptyOutbox } from './mail/mailer';
import { messages } from './messages/fr';
import { buildServer } from './server';
import { StartError } from './start-error';

/** Starts the API with these environment variables. It stops on SIGINT or SIGTERM. */
export async function startServer(environment: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(environment);
  const dataDir = config.ESCALE_DATA_DIR;
  const kept = dataDir !== inMemory;
  if (kept) await protectFolder(dataDir);
  const releaseFolder = kept ? await lockFolder(dataDir, stopAtOnce) : () => Promise.resolve();
  const database = await openDatabase(dataDir).catch((cause: unknown) => {
    throw new StartError(messages.start.databaseUnreadable(dataDir, reasonOf(cause)), { cause });
  });
  await seed(database.db, systemClock(), config.SEED_USERS);
  await purgeExpired(database.db, systemClock(), config.RETENTION_MONTHS);
  if (config.SMTP_URL !== undefined) await emptyOutbox(database.db);
  const secret = kept ? await folderSecret(dataDir) : newSecret();
  const onFailure = (error: unknown) => app.log.error(error, 'mail not delivered');
  const mailer = createMailer({ db: database.db, clock: systemClock, smtpUrl: config.SMTP_URL, onFailure });
  const { db, listen: subscribe } = database;
  const app = await buildServer({ config, db, listen: subscribe, clock: systemClock, mailer, secret });
  const purging = setInterval(() => {
    purgeExpired(database.db, systemClock(), config.RETENTION_MONTHS).catch((error: unknown) =>
      app.log.error(error, 'purge failed'),
    );
  }, hoursMs).unref();
  const close = async () => {
    clearInterval(purging);
    await app.close();
    await mailer.close();
    await database.close();
    await releaseFolder();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().then(() => process.exit(0)));
  try {
    await listen(app, config);
  } catch (error) {
    await close();
    throw error;
  }
  const address = `http://${config.HOST}:${config.API_PORT}`;
  process.stdout.write(`${messages.start.ready(`${address}/api`, `${address}/mailbox`)}\n`);
}

/** The kind of a failure; its message may hold values of the data. */
function reasonOf(cause: unknown): string {
  const { type, message } = describeError(cause);
  return message === '' ? type : message;
}

/** Another process may have opened the database: writing on would damage it. */
function stopAtOnce(error: Error): void {
  process.stderr.write(`${messages.start.folderLost(String(error))}\n`);
  process.exit(1);
}

/** `localhost` means each of its addresses; Fastify is silent when only the first of them was free. */
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
