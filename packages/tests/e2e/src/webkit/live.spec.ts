import { fullName } from '@escale/contracts';
import { peopleApi } from '../fixtures/people-api';
import { noFlags } from '../fixtures/permissions';
import { openSession } from '../fixtures/sign-in-by-api';
import { expect, test } from './test';

/** Makes all intervals ten times shorter, since the list is fetched again only every 30 seconds. */
const fastIntervals = `
  const { setInterval } = globalThis;
  globalThis.setInterval = (act, ms, ...rest) => setInterval(act, ms / 10, ...rest);
`;

test.afterEach(({ line }) => line.beginDocumentsWith());

test('live: the sign-in of another user appears in the feed, and her change in the list', async ({
  webkit,
  signIn,
  mailbox,
  request,
  stack,
  line,
  playwright,
}) => {
  const { accessToken } = await signIn('superAdmin');
  const people = peopleApi(request, stack.origin, accessToken);
  const target = await people.create();
  const author = await people.createActive(mailbox, { role: 'ADMIN' });
  await webkit.open('/dashboard');
  await webkit.expectText('Connecté');
  const theirs = await playwright.request.newContext();
  const session = await openSession(theirs, stack, mailbox, author.credentials);
  await webkit.expectText(`${fullName(author.user)} s'est connecté`);

  line.beginDocumentsWith(fastIntervals);
  await webkit.open(`/users?q=${target.lastName}`);
  await webkit.find('link', fullName(target), { within: await webkit.find('grid') });
  const changed = await peopleApi(theirs, stack.origin, session.accessToken).update(target.id, {
    firstName: 'Relue',
  });
  await webkit.find('link', fullName(changed));
  await theirs.dispose();
});

test('rights: a change by another administrator shows in the open tab, with a notice', async ({
  webkit,
  signIn,
  mailbox,
  request,
  stack,
  playwright,
}) => {
  const { accessToken } = await signIn('superAdmin');
  const people = peopleApi(request, stack.origin, accessToken);
  const target = await people.create();
  const author = await people.createActive(mailbox, { role: 'SUPER_ADMIN' });
  const theirs = await playwright.request.newContext();
  const session = await openSession(theirs, stack, mailbox, author.credentials);
  await webkit.open(`/users/${target.id}?onglet=permissions`);
  const isVisible = async () => {
    const within = await webkit.find('group', 'Tableau de Bord');
    return (await webkit.find('switch', 'Module visible', { within })).isSelected();
  };
  await expect.poll(isVisible).toBe(true);
  await webkit.expectText('En direct');
  await peopleApi(theirs, stack.origin, session.accessToken).grant(target.id, { dashboard: noFlags });
  await webkit.expectText(`par ${fullName(author.user)} à`);
  await expect.poll(isVisible).toBe(false);
  await theirs.dispose();
});

test('ended session: an administrator closes it, and the sign-in page says so', async ({
  webkit,
  signIn,
  request,
  stack,
}) => {
  const { accessToken } = await signIn('superAdmin');
  const { user } = await signIn('operator');
  await webkit.open('/modules');
  await webkit.expectText('En direct');
  const answer = await peopleApi(request, stack.origin, accessToken).call(
    'POST',
    `/users/${user.id}/force-logout`,
    {},
  );
  expect(answer.status()).toBe(200);
  await webkit.expectPath('/login');
  await webkit.expectText('Un administrateur a fermé votre session.');
  await webkit.find('button', 'Continuer');
  expect(await webkit.evaluate("return localStorage.getItem('accessToken')")).toBeNull();
});
