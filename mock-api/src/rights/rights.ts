import { eq, ne } from 'drizzle-orm';
import type { PublishedRights } from './published-rights';
import { roleRights, type RoleRights } from './role-rights';
import type { Database } from '../db/client';
import { countRightsChange, readGeneration } from '../db/list-versions';
import { installation, rolePermissions } from '../db/schema';

const published = eq(installation.name, 'modules');

/** Reads the rights of the roles; they are at least as new as the generation that they name. */
export async function readRights(db: Database, followsRegistry: boolean): Promise<RoleRights> {
  const generation = await readGeneration(db);
  const settings = await db.select().from(rolePermissions);
  const [modules] = followsRegistry ? await db.select().from(installation).where(published) : [];
  return roleRights(generation, settings, followsRegistry ? readPublished(modules?.value) : null);
}

const readPublished = (value: string | undefined): PublishedRights =>
  value === undefined ? { modules: [], declared: [], topics: [] } : (JSON.parse(value) as PublishedRights);

/** Keeps what the published modules declare; a change counts, the same again does not. */
export async function savePublishedRights(db: Database, rights: PublishedRights): Promise<void> {
  const value = JSON.stringify(rights);
  await db.transaction(async (tx) => {
    const changed = await tx
      .insert(installation)
      .values({ name: 'modules', value })
      .onConflictDoUpdate({
        target: installation.name,
        set: { value },
        setWhere: ne(installation.value, value),
      })
      .returning({ name: installation.name });
    if (changed.length > 0) await countRightsChange(tx);
  });
}
