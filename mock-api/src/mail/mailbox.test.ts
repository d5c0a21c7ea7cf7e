import { accounts, testServer } from '../../testing/test-server';
import { mails } from '../db/schema';
import { newSecret } from '../data-folder/secret';
import type { Mail } from './mail';
import { createMailer } from './mailer';

const server = testServer();
beforeEach(async () => {
  await server.db.delete(mails);
});

const fetchPath = (path: string) => fetch(server.origin + path);
const hostileMail = {
  to: 'x@escale.test',
  subject: '<script>alert(1)</script>',
  text: '</pre><b>',
  html: '"><img src=x>',
};

const createOutboxMailer = () => createMailer({ db: server.db, clock: server.now, secret: newSecret() });
const send = async (mail: Mail) => (await createOutboxMailer().send(server.db, mail))();

test('lists mails newest first, with the code as a separate field', async () => {
  await send({ ...hostileMail, subject: 'Premier' });
  await server.client().post('/auth/login', accounts.admin);
  const list = await (await fetchPath('/mailbox.json')).json();
  expect(list).toMatchObject([
    { to: accounts.admin.email, code: expect.stringMatching(/^\d{6}$/) },
    { subject: 'Premier' },
  ]);
  const [{ text, html, code, sentAt }] = list;
  expect(text).toContain(code);
  expect(html).toContain(code);
  expect(sentAt).toBe(server.now().toISOString());
});

test('filters by recipient, limits the list and sends the total in a header', async () => {
  for (const subject of ['un', 'deux', 'trois']) await send({ ...hostileMail, subject });
  await send({ ...hostileMail, to: 'y@escale.test' });
  const answer = await fetchPath('/mailbox.json?to=x%40escale.test&limit=2');
  expect(await answer.json()).toMatchObject([{ subject: 'trois' }, { subject: 'deux' }]);
  expect(answer.headers.get('x-total-count')).toBe('3');
  const nobody = await fetchPath('/mailbox.json?to=z%40escale.test');
  expect(await nobody.json()).toEqual([]);
  expect(nobody.headers.get('x-total-count')).toBe('0');
  for (const query of ['limit=0', 'limit=all', 'from=x']) {
    expect((await fetchPath(`/mailbox.json?${query}`)).status).toBe(400);
  }
});

test('the page shows mails and runs no script in them', async () => {
  await send(hostileMail);
  const answer = await fetchPath('/mailbox');
  const page = await answer.text();
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'"]),
  );
  expect(page).not.toContain('<script>');
  expect(page).not.toContain('<img');
  expect(page).toContain('&lt;script&gt;');
  expect(page).toContain('sandbox="" ');
});

test('keeps the last 500 mails', async () => {
  const row = { recipient: 'x@escale.test', subject: '', text: '', html: '', sentAt: server.now() };
  await server.db.insert(mails).values(Array.from({ length: 510 }, () => row));
  await send(hostileMail);
  const list = (await (await fetchPath('/mailbox.json')).json()) as { subject: string }[];
  expect(list).toHaveLength(500);
  expect(list[0]?.subject).toBe(hostileMail.subject);
});
