import { eq, ne } from 'drizzle-orm';
import type { RegistryEntry } from '@escale/contracts';
import { publishedRights, type PublishedRights } from './published-rights';
import { roleRights, type RoleRights } from './role-rights';
import type { Database } from '../db/client';
import { countRightsChange, readRightsGeneration } from '../db/change-counters';
import { installation, rolePermissions } from '../db/schema';

const isModulesRow = eq(installation.name, 'modules');

/**
 * Reads the rights of the roles. Reads the generation first, so that the rights may be newer than
 * their generation, but never older.
 */
async function readRights(db: Database, followsRegistry: boolean): Promise<RoleRights> {
  const generation = await readRightsGeneration(db);
  const settings = await db.select().from(rolePermissions);
  const [modules] = followsRegistry ? await db.select().from(installation).where(isModulesRow) : [];
  return roleRights(generation, settings, followsRegistry ? parsePublished(modules?.value) : null);
}

const parsePublished = (value: string | undefined): PublishedRights =>
  value === undefined ? { modules: [], declared: [], topics: [] } : (JSON.parse(value) as PublishedRights);

/**
 * Stores the declarations of the published modules. Counts a change only if they differ from the
 * stored ones.
 */
async function savePublishedRights(db: Database, rights: PublishedRights): Promise<void> {
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

/**
 * The rights of the roles as this process last read them. They change a few times a year; each change increments a generation in
 * the database, in the same transaction. Checks compare the generation first, so they need no notification.
 */
export interface RightsStore {
  /** Returns the last rights read, for background work that is notified of changes. */
  lastRead: () => RoleRights;
  /**
   * Returns the rights at a generation that was just read, or later rights. `db` may be a
   * transaction, but not one that has changed rights.
   */
  at: (generation: number, db?: Database) => Promise<RoleRights>;
  /** Returns the current rights, after a query for their generation. */
  current: (db?: Database) => Promise<RoleRights>;
  /** Stores the declarations of the published modules, for every process. */
  publish: (entries: readonly RegistryEntry[]) => Promise<void>;
  /** Calls the listener whenever this process has read later rights. */
  onChange: (listener: () => void) => void;
}

/**
 * Opens the rights in the database. `followsRegistry` is false if no registry is configured; the
 * permissions of modules are then unknown.
 */
export async function openRights(
  own: Database,
  { followsRegistry }: { followsRegistry: boolean },
): Promise<RightsStore> {
  const listeners: (() => void)[] = [];
  let lastRead = await readRights(own, followsRegistry);
  const read = async (db: Database) => {
    const rights = await readRights(db, followsRegistry);
    if (rights.generation > lastRead.generation) {
      lastRead = rights;
      for (const listener of listeners) listener();
    }
    return rights;
  };
  const current = async (db = own) => {
    const generation = await readRightsGeneration(db);
    return generation === lastRead.generation ? lastRead : read(db);
  };
  return {
    lastRead: () => lastRead,
    at: async (generation, db = own) => (generation === lastRead.generation ? lastRead : read(db)),
    current,
    publish: async (entries) => {
      await savePublishedRights(own, publishedRights(entries));
      await current();
    },
    onChange: (listener) => void listeners.push(listener),
  };
}
