import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { asc, eq, gt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { Type } from '@sinclair/typebox';
import type { Actor } from '../rights/actor';
import { minutesMs } from '../clock';
import type { Database } from '../db/client';
import type { ListVersions } from '../db/list-versions';
import { users } from '../db/schema';
import { answerWith } from '../http/answers';
import { defineRoute } from '../http/define-route';
import { PreparedAnswer } from '../http/prepared-answer';
import { emptyObject } from '../http/validate';
import type { RoleRights } from '../rights/role-rights';
import type { Services } from '../services';
import { canReadUsers } from './policies';
import { presentUsers, shownColumns, userAnswer, type UserWithCreator } from '../accounts/present-user';

/** The list is the same for every caller who may read users, so it is prepared once per change. */
export const listUsers = defineRoute({
  method: 'GET',
  path: '/users',
  schema: { body: emptyObject, params: emptyObject },
  policy: { access: 'signed-in', allows: canReadUsers },
  document: {
    summary: 'All accounts',
    answer: answerWith({ data: Type.Array(userAnswer) }),
    hasTag: true,
  },
  act: ({ services, actor }) => prepareList(services, actor),
  present: (answer) => answer,
});

/** A mere sign-in shows in the list after this time at most: it must not make every open list download again. */
const signInDelayMs = 5 * minutesMs;

interface Prepared {
  /** Includes the generation of the rights that the list shows. */
  versions: ListVersions;
  builtAt: number;
  answer: PreparedAnswer;
}

interface State {
  prepared?: Prepared;
  building?: Promise<Prepared> | undefined;
}

const states = new WeakMap<Services, State>();

/** A change after the caller's versions were read makes the answer outdated for the next caller. */
async function prepareList(
  services: Services,
  { user: { rights }, listVersions }: Actor,
): Promise<PreparedAnswer> {
  const versions = { ...listVersions, rights: rights.generation };
  const state = states.get(services) ?? {};
  states.set(services, state);
  const isCurrent = ({ versions: built, builtAt }: Prepared) =>
    built.users >= versions.users &&
    built.rights >= versions.rights &&
    (built.signIns >= versions.signIns || services.clock().getTime() - builtAt < signInDelayMs);
  while (state.prepared === undefined || !isCurrent(state.prepared)) {
    state.building ??= build(services, versions, rights).finally(() => (state.building = undefined));
    state.prepared = await state.building;
  }
  return state.prepared.answer;
}

async function build({ db, clock }: Services, versions: ListVersions, rights: RoleRights): Promise<Prepared> {
  const builtAt = clock().getTime();
  const data = presentUsers(rights, await readAllUsers(db));
  return { versions, builtAt, answer: new PreparedAnswer({ success: true, data }) };
}

const rowsAtOnce = 1_000;

/** Reads all users in order of creation, in chunks, so that other calls are answered in between. */
async function readAllUsers(db: Database): Promise<UserWithCreator[]> {
  const creators = alias(users, 'creators');
  const rows: UserWithCreator[] = [];
  let complete = false;
  while (!complete) {
    const last = rows.at(-1)?.user.id;
    const part = await db
      .select({ user: shownColumns, creator: { username: creators.username } })
      .from(users)
      .leftJoin(creators, eq(creators.id, users.createdBy))
      .where(last === undefined ? undefined : gt(users.id, last))
      .orderBy(asc(users.id))
      .limit(rowsAtOnce);
    rows.push(...part);
    complete = part.length < rowsAtOnce;
    if (!complete) await yieldToEventLoop();
  }
  return rows.sort((one, other) => one.user.createdAt.getTime() - other.user.createdAt.getTime());
}
