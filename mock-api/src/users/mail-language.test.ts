import { defaultPreferences, type EditablePreferences } from '@escale/contracts';
import { testServer } from '../../testing/test-server';
import { addPerson } from '../../testing/test-people';

const server = testServer();
beforeEach(() => server.forgetLimits());

/** Adds a user who has saved these preferences, as on the profile page. */
async function addPersonWith(role: 'ADMIN' | 'OPERATOR', preferences: Partial<EditablePreferences>) {
  const person = await addPerson(server, role);
  const session = await person.join();
  const saved = { ...defaultPreferences, ...preferences };
  const answer = await session.client.put(`/users/${person.id}/preferences`, saved, session.headers);
  expect(answer.status).toBe(200);
  return { ...person, ...session };
}

const readNewestMail = async () => {
  const mail = await server.newestMail();
  return { recipient: mail?.recipient, subject: mail?.subject, text: mail?.text, html: mail?.html };
};
const containing = (text: string) => expect.stringContaining(text) as string;

test('mails codes and links in the language that the recipient has saved', async () => {
  const { email, join } = await addPersonWith('OPERATOR', { language: 'ar' });
  await join();
  expect(await readNewestMail()).toMatchObject({
    recipient: email,
    subject: containing('هو رمز تسجيل الدخول إلى Escale'),
    html: containing('<html lang="ar" dir="rtl">'),
  });
  await server.client().post('/auth/forgot-password', { email });
  expect(await readNewestMail()).toMatchObject({ subject: 'إعادة تعيين كلمة المرور في Escale' });
});

test('the mail about a change is in the language and the formats of its recipient', async () => {
  const boss = await addPersonWith('ADMIN', { language: 'fr' });
  const reader = await addPersonWith('OPERATOR', {
    language: 'en',
    timezone: 'America/New_York',
    dateFormat: 'MM/DD/YYYY',
    timeFormat: '12h',
  });
  const change = { status: 'SUSPENDED' };
  expect((await boss.client.put(`/users/${reader.id}`, change, boss.headers)).status).toBe(200);
  await server.settle();
  const mail = await readNewestMail();
  expect(mail).toMatchObject({
    recipient: reader.email,
    subject: 'Your Escale account has been changed',
    text: containing('Your account is now suspended'),
  });
  expect(mail.text).toMatch(/Date and time: \d\d\/\d\d\/\d{4} \d\d:\d\d [AP]M\./);
});

test.each(['en', 'fr'] as const)(
  'an invited user begins in the language of the inviting user: %s',
  async (language) => {
    const { client, headers } = await addPersonWith('ADMIN', { language });
    const names = { firstName: 'Nouvelle', lastName: 'Recrue', role: 'OPERATOR' };
    const body = { ...names, email: `recrue-${language}@escale.test`, username: `recrue-${language}` };
    const created = await client.post('/users', body, headers);
    const subject = { en: 'Activate your Escale account', fr: 'Activez votre compte Escale' }[language];
    expect(await readNewestMail()).toMatchObject({ recipient: body.email, subject });
    const { id } = created.body.data as { id: string };
    const saved = await client.get(`/users/${id}/preferences`, headers);
    expect(saved.body.data).toMatchObject({ ...defaultPreferences, language });
  },
);
