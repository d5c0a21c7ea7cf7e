import { daysMs, addMs } from '../../clock';
import { hashPassword } from '../../security/passwords';
import type { Database } from '../client';
import { auditLogs, sessions, users } from '../schema';
import { demoAccounts, demoPassword, staff } from './people';
import { createRandom } from './random';
import { furtherStaff } from './further-staff';
import { historyOf, type History } from './history';
import { insertInBatches } from './insert-in-batches';
import { hasSeed, recordSeed, seedCount } from './seeds';
import { withAccountHistory } from './account-history';
import { userRow, type NewUser } from './user-rows';

/**
 * Fills an empty database with the staff of a station, and adds generated accounts until there are `further` of these. Idempotent.
 */
export async function seed(
  db: Database,
  now: Date,
  further: number,
  hash: (password: string) => Promise<string> = hashPassword,
): Promise<void> {
  const [hasStation, first] = [await hasSeed(db, 'station'), await seedCount(db, 'further')];
  if (hasStation && first >= further) return;
  const passwordHash = await hash(demoPassword);
  await db.transaction(async (tx) => {
    if (!hasStation) await seedStation(tx, now, passwordHash);
    await insertInBatches(furtherStaff(now, further, passwordHash).slice(first), (rows) =>
      tx.insert(users).values(rows),
    );
    await recordSeed(tx, 'station', 1);
    await recordSeed(tx, 'further', Math.max(first, further));
  });
}

async function seedStation(db: Database, now: Date, passwordHash: string): Promise<void> {
  const random = createRandom(2_025);
  const founder = random.uuid();
  const demo = demoAccounts.map((person, index) => {
    const id = index === 0 ? founder : random.uuid();
    const createdBy = index === 0 ? null : founder;
    return userRow(person, { id, createdAt: addMs(now, (index - 400) * daysMs), createdBy, passwordHash });
  });
  const creators = [founder, demo[1]?.id ?? founder] as const;
  const others = staff.map((person) => {
    const createdAt = addMs(
      now,
      -(person.state === 'INVITED' ? 1 : 20 + random.below(360)) * daysMs - random.below(daysMs),
    );
    return userRow(person, { id: random.uuid(), createdAt, createdBy: random.pick(creators), passwordHash });
  });
  const accounts = [...demo, ...others].map((user) =>
    withAccountHistory(random, now, user, historyFor(user)),
  );
  await insertInBatches(
    accounts.map(({ user }) => user),
    (rows) => db.insert(users).values(rows),
  );
  await insertInBatches(
    accounts.flatMap(({ history }) => history.sessions),
    (rows) => db.insert(sessions).values(rows),
  );
  await insertInBatches(
    accounts.flatMap(({ history }) => history.audit),
    (rows) => db.insert(auditLogs).values(rows),
  );

  function historyFor(user: NewUser): History {
    return user.activatedAt == null ? { audit: [], sessions: [] } : historyOf(random, now, user);
  }
}
