import type { PermissionMap, Role } from '@escale/contracts';
import { sql } from 'drizzle-orm';
import { fullPermissions } from '../rights/permissions';
import { roleRights } from '../rights/role-rights';
import { openBareDatabase } from '../../testing/test-database';
import type { Database } from './client';
import { toMigratedDatabase } from './embedded';
import { users, rolePermissions } from './schema';
import { createOldTables } from '../../testing/test-old-tables';

const allRights = { visible: true, read: true, write: true, delete: true };
const noRights = { visible: false, read: false, write: false, delete: false };
const copiedDefaults: Record<Role, PermissionMap> = {
  SUPER_ADMIN: {
    ...{
      dashboard: allRights,
      users: allRights,
      settings: allRights,
      containers: allRights,
      shipments: allRights,
      reports: allRights,
    },
    security: { ...noRights, visible: true, read: true },
  },
  ADMIN: {
    ...{ dashboard: { ...allRights, delete: false }, users: { ...allRights, delete: false } },
    ...{ settings: { ...noRights, visible: true, read: true }, containers: allRights, shipments: allRights },
    ...{
      reports: { ...noRights, visible: true, read: true },
      security: { ...noRights, visible: true, read: true },
    },
  },
  OPERATOR: {
    ...{
      dashboard: { ...noRights, visible: true, read: true },
      users: noRights,
      settings: noRights,
      security: noRights,
    },
    ...{ containers: { ...allRights, delete: false }, shipments: { ...allRights, delete: false } },
    reports: { ...noRights, visible: true, read: true },
  },
};

const people: readonly { name: string; role: Role; permissions: PermissionMap; kept: PermissionMap }[] = [
  { name: 'chief', role: 'SUPER_ADMIN', permissions: copiedDefaults.SUPER_ADMIN, kept: {} },
  { name: 'admin', role: 'ADMIN', permissions: copiedDefaults.ADMIN, kept: {} },
  { name: 'operator', role: 'OPERATOR', permissions: copiedDefaults.OPERATOR, kept: {} },
  { name: 'nothing', role: 'OPERATOR', permissions: {}, kept: {} },
  {
    name: 'more',
    role: 'OPERATOR',
    permissions: { ...copiedDefaults.OPERATOR, users: { ...noRights, visible: true, read: true } },
    kept: { users: { ...noRights, visible: true, read: true } },
  },
  {
    name: 'less',
    role: 'ADMIN',
    permissions: { ...copiedDefaults.ADMIN, containers: noRights, yard: { visible: true, release: true } },
    kept: { containers: noRights, yard: { visible: true, release: true } },
  },
  // Entries that equal the default of another role are kept, since they differ from the default of the person's own role.
  {
    name: 'lifted',
    role: 'OPERATOR',
    permissions: { reports: allRights, containers: allRights },
    kept: { reports: allRights, containers: allRights },
  },
];

async function query(db: Database, text: string): Promise<Record<string, unknown>[]> {
  const { rows } = (await db.execute(sql.raw(text))) as { rows: Record<string, unknown>[] };
  return rows;
}

test('migrates an old database once: accounts follow their role, and keep what differs from it', async () => {
  const client = await openBareDatabase();
  await createOldTables(client, 8);
  for (const [index, { name, role, permissions }] of people.entries())
    await client.query(
      `INSERT INTO users (id, email, username, first_name, last_name, role, status, preferences, permissions, created_at, updated_at)
       VALUES ($1, $2, $3, 'Awa', 'Diop', $4, 'ACTIVE', '{"theme":"dark"}', $5, '2026-01-02', '2026-01-02')`,
      [
        `00000000-0000-4000-8000-00000000000${index}`,
        `${name}@escale.test`,
        name,
        role,
        JSON.stringify(permissions),
      ],
    );

  const { db, listen } = await toMigratedDatabase(client);
  const { username, role: given, permissions: saved, preferences, updatedAt } = users;
  const rows = await db
    .select({ username, role: given, permissions: saved, preferences, updatedAt })
    .from(users)
    .orderBy(users.id);
  expect(rows).toEqual(
    people.map(({ name, role, kept }) => ({
      username: name,
      role,
      permissions: kept,
      preferences: { theme: 'dark' },
      updatedAt: new Date('2026-01-02'),
    })),
  );
  const rights = roleRights(0, [], null);
  for (const { role, permissions, kept } of people)
    expect(fullPermissions(rights, { role, permissions: kept })).toEqual(
      fullPermissions(rights, { role, permissions }),
    );

  const told: string[] = [];
  const end = await listen('realtime_access', (subject) => told.push(subject));
  const version = async () => {
    const [found] = await query(db, "SELECT version FROM list_versions WHERE name = 'users'");
    return Number(found?.version ?? 0);
  };
  const known = await version();
  await query(db, `INSERT INTO role_permissions VALUES ('OPERATOR', 'yard', '{"visible":true}')`);
  expect([await version(), told]).toEqual([known + 1, ['OPERATOR']]);
  await end();

  const again = await toMigratedDatabase(client);
  expect(await again.db.select().from(rolePermissions)).toMatchObject([
    { role: 'OPERATOR', moduleId: 'yard', flags: { visible: true } },
  ]);
  await again.close();
}, 120_000);
