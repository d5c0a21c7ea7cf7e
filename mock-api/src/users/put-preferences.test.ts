import { defaultPreferences, seenVersionHeader } from '@escale/contracts';
import { testServer } from '../../testing/test-server';
import { addPerson } from '../../testing/test-people';

const server = testServer();

/** Signs in an administrator and the owner of the preferences, each with a client of their own. */
async function setUpAccounts() {
  const admin = await (await addPerson(server, 'SUPER_ADMIN')).join();
  const owner = await (await addPerson(server, 'OPERATOR')).join();
  const path = `/users/${owner.id}/preferences`;
  const read = async () => (await admin.client.get(path, admin.headers)).body.data as { updatedAt: string };
  const put = (by: typeof admin, changes: object, seen?: string) =>
    by.client.put(
      path,
      { ...defaultPreferences, ...changes },
      { ...by.headers, ...(seen !== undefined && { [seenVersionHeader]: seen }) },
    );
  return { admin, owner, read, put };
}

test("refuses a save on an older version: the owner's new language stays", async () => {
  const { admin, owner, read, put } = await setUpAccounts();
  const { updatedAt } = await read();
  expect(await put(owner, { language: 'en' }, `"${updatedAt}"`)).toMatchObject({ status: 200 });
  const weekly = { notifications: { ...defaultPreferences.notifications, weeklyReports: true } };
  expect(await put(admin, weekly, updatedAt)).toMatchObject({
    status: 409,
    body: { code: 'STALE', error: 'Cet utilisateur a été modifié entre-temps par une autre personne.' },
  });
  const latest = await read();
  expect(latest).toMatchObject({ ...defaultPreferences, language: 'en' });
  expect(await put(admin, { language: 'en', ...weekly }, latest.updatedAt)).toMatchObject({ status: 200 });
  expect(await read()).toMatchObject({ language: 'en', ...weekly });
});

test('saves without a check when no version is sent', async () => {
  const { admin, owner, read, put } = await setUpAccounts();
  await put(owner, { language: 'en' });
  expect(await put(admin, { timeFormat: '12h' })).toMatchObject({ status: 200 });
  expect(await read()).toMatchObject({ language: 'fr', timeFormat: '12h' });
});
