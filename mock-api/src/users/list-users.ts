import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { asc, eq, gt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { Type } from '@sinclair/typebox';
import type { Actor } from '../rights/actor';
import { minutesMs } from '../clock';
import type { Database } from '../db/client';
import type { ChangeCounters } from '../db/change-counters';
import { users } from '../db/schema';
import { answerWith } from '../http/answers';
import { defineRoute } from '../http/define-route';
import { PreparedAnswer } from '../http/prepared-answer';
import { emptyObject } from '../http/validate';
import type { RoleRights } from '../rights/role-rights';
import type { Services } from '../services';
import { canReadUsers } from './policies';
import { presentUsers, userColumns, userSchema, type UserWithCreator } from '../accounts/present-user';

/** The list is the same for all callers who may read users, so the server prepares it once for all of them. */
export const listUsers = defineRoute({
  method: 'GET',
  path: '/users',
  schema: { body: emptyObject, params: emptyObject },
  policy: { access: 'signed-in', allows: canReadUsers },
  document: {
    summary: 'List all accounts',
    answer: answerWith({ data: Type.Array(userSchema) }),
    hasTag: true,
  },
  act: ({ services, actor }) => prepareList(services, actor),
  present: (answer) => answer,
});

/**
 * How long a list without the newest sign-ins may be sent. Otherwise, each sign-in would make all
 * open pages download the list.
 */
const signInDelayMs = 5 * minutesMs;

interface PreparedList {
  /** The counters when the list was built. */
  counters: ChangeCounters;
  builtAt: number;
  answer: PreparedAnswer;
}

interface ListState {
  prepared?: PreparedList;
  building?: Promise<PreparedList> | undefined;
}

const listStates = new WeakMap<Services, ListState>();

/**
 * Returns the prepared list if it is as recent as the counters of the caller, else a new list.
 * Sign-ins may appear up to `signInDelayMs` late.
 */
async function prepareList(
  services: Services,
  { user: { rights }, changeCounters }: Actor,
): Promise<PreparedAnswer> {
  const counters = { ...changeCounters, rights: rights.generation };
  const state = listStates.get(services) ?? {};
  listStates.set(services, state);
  const isCurrent = ({ counters: built, builtAt }: PreparedList) =>
    built.users >= counters.users &&
    built.rights >= counters.rights &&
    (built.signIns >= counters.signIns || services.clock().getTime() - builtAt < signInDelayMs);
  while (state.prepared === undefined || !isCurrent(state.prepared)) {
    state.building ??= buildList(services, counters, rights).finally(() => (state.building = undefined));
    state.prepared = await state.building;
  }
  return state.prepared.answer;
}

async function buildList(
  { db, clock }: Services,
  counters: ChangeCounters,
  rights: RoleRights,
): Promise<PreparedList> {
  const builtAt = clock().getTime();
  const data = presentUsers(rights, await readAllUsers(db));
  return { counters, builtAt, answer: new PreparedAnswer({ success: true, data }) };
}

const rowsPerRead = 1_000;

/**
 * Returns all users in order of creation. Reads them in chunks, so that the server can answer other
 * calls in between.
 */
async function readAllUsers(db: Database): Promise<UserWithCreator[]> {
  const creators = alias(users, 'creators');
  const rows: UserWithCreator[] = [];
  let complete = false;
  while (!complete) {
    const last = rows.at(-1)?.user.id;
    const part = await db
      .select({ user: userColumns, creator: { username: creators.username } })
      .from(users)
      .leftJoin(creators, eq(creators.id, users.createdBy))
      .where(last === undefined ? undefined : gt(users.id, last))
      .orderBy(asc(users.id))
      .limit(rowsPerRead);
    rows.push(...part);
    complete = part.length < rowsPerRead;
    if (!complete) await yieldToEventLoop();
  }
  return rows.sort((one, other) => one.user.createdAt.getTime() - other.user.createdAt.getTime());
}
