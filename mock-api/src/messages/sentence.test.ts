import { accounts, bearerHeaders, signIn, testServer } from '../../testing/test-server';

const server = testServer();

async function readRefusal(accepted: string | undefined, body: object) {
  const answer = await fetch(`${server.origin}/api/auth/check-email`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(accepted !== undefined && { 'accept-language': accepted }),
    },
    body: JSON.stringify(body),
  });
  return { language: answer.headers.get('content-language'), ...((await answer.json()) as object) };
}

test.each([
  ['without a wish', undefined, 'fr', 'Adresse email non trouvée'],
  ['for French', 'fr-FR,fr;q=0.9,en;q=0.8', 'fr', 'Adresse email non trouvée'],
  ['for English of a country', 'en-GB', 'en', 'Email address not found'],
  ['for Arabic first', 'de;q=0.5, ar;q=0.9', 'ar', 'عنوان البريد الإلكتروني غير موجود'],
  ['for a language that is not spoken', 'de', 'fr', 'Adresse email non trouvée'],
  ['for something malformed', ';;q=x,,', 'fr', 'Adresse email non trouvée'],
])(
  'chooses the language of a refusal by the Accept-Language header: %s',
  async (_name, accepted, language, error) => {
    expect(await readRefusal(accepted, { email: 'nobody@escale.test' })).toMatchObject({
      language,
      code: 'EMAIL_UNKNOWN',
      error,
    });
  },
);

test('field errors are in that language, too', async () => {
  expect(await readRefusal('en', { email: 'x' })).toMatchObject({
    error: 'Invalid email address',
    fields: { email: 'Invalid email address' },
  });
});

test('the reasons of a bulk action are in that language, too', async () => {
  const client = server.client();
  const { accessToken, user } = await signIn(server, client, accounts.superAdmin);
  const headers = { ...bearerHeaders(accessToken), 'accept-language': 'en' };
  const { body } = await client.post('/users/bulk-action', { action: 'delete', userIds: [user.id] }, headers);
  expect(body.data).toMatchObject({
    errors: [{ userId: user.id, error: 'You cannot delete your own account.' }],
  });
});
