import { randomBytes } from 'node:crypto';
import { SectionAborted, type Run } from './run';
import { listAt, textAt } from './read-value';
import { createVisitor, type Visitor } from './visitor';

/** The people of a run: the three accounts of the accounts file, and the accounts that the suite creates. */
export interface People {
  superAdmin: Visitor;
  admin: Visitor;
  operator: Visitor;
  /** Marks everything that this run creates. */
  mark: string;
  /** Ids of created accounts that still exist. */
  created: Set<string>;
}

export function createPeople({ accounts }: Run): People {
  return {
    superAdmin: createVisitor('superAdmin', accounts.superAdmin),
    admin: createVisitor('admin', accounts.admin),
    operator: createVisitor('operator', accounts.operator),
    mark: `conformance-${randomBytes(4).toString('hex')}`,
    created: new Set(),
  };
}

/** Returns the body of the request that creates an account of this run. */
export const newPerson = ({ mark, superAdmin }: People, name: string, role = 'OPERATOR') => ({
  email: `${mark}-${name}@${superAdmin.account.email.split('@')[1] ?? ''}`,
  username: `${mark}-${name}`,
  firstName: 'Conformité',
  lastName: 'Essai',
  role,
});

export const newPassword = () => `Quai-${randomBytes(6).toString('hex')}-Aa9!`;

/** Creates an account; returns its id. */
export async function createPerson(
  run: Run,
  people: People,
  body: ReturnType<typeof newPerson>,
): Promise<string | undefined> {
  await run.call(people.superAdmin, 'POST', '/users', { body });
  return findPerson(run, people, body.email);
}

async function findPerson(run: Run, people: People, email: string): Promise<string | undefined> {
  const { body } = await run.call(people.superAdmin, 'GET', '/users');
  const found = listAt(body, 'data').find((user) => textAt(user, 'email') === email);
  const id = textAt(found, 'id');
  run.check('GET /users', id !== undefined, 'the created account is not in the list');
  if (id !== undefined) people.created.add(id);
  return id;
}

/** Deletes every account that the run has created, even one that the server should have refused. */
export async function removeCreated(run: Run, people: People): Promise<void> {
  const { superAdmin, mark, created } = people;
  const { body } = await run.call(superAdmin, 'GET', '/users');
  for (const user of listAt(body, 'data'))
    if (textAt(user, 'username')?.startsWith(mark) === true) created.add(textAt(user, 'id') ?? '');
  for (const id of created)
    await run.call(superAdmin, 'DELETE', `/users/${id}`).catch((error: unknown) => {
      if (!(error instanceof SectionAborted)) throw error;
    });
  const { body: left } = await run.call(superAdmin, 'GET', '/users');
  const remaining = listAt(left, 'data').filter((user) => created.has(textAt(user, 'id') ?? ''));
  run.check('DELETE /users/{id}', remaining.length === 0, 'a deleted account is still in the list');
}
