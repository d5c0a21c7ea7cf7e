import { apiErrorCodes } from '@escale/contracts';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { isApiError, type ApiError } from './api-error';
import { apiClient } from './client';

type ReaderLanguage = 'fr' | 'en' | 'ar';

let mockReaderLanguage: ReaderLanguage = 'fr';
jest.mock('@escale/i18n', () => ({
  ...jest.requireActual<object>('@escale/i18n'),
  currentLanguage: () => mockReaderLanguage,
}));

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  mockReaderLanguage = 'fr';
});
afterAll(() => server.close());

const askedLanguages: (string | null)[] = [];
beforeEach(() => void askedLanguages.splice(0));

/** Makes a call that the server refuses, and returns the refusal as a reader of `language` gets it. */
async function refusalFor(
  language: ReaderLanguage,
  body: object,
  headers?: Record<string, string>,
): Promise<ApiError> {
  server.use(
    http.put('*/api/users/x', ({ request }) => {
      askedLanguages.push(request.headers.get('accept-language'));
      return HttpResponse.json({ success: false, ...body }, { status: 409, headers });
    }),
  );
  mockReaderLanguage = language;
  try {
    await apiClient.put('/users/x');
  } catch (error) {
    if (isApiError(error)) return error;
  }
  throw new Error('the call went through');
}

const frenchTexts = { error: 'Refusé : « non »', fields: { email: 'Déjà pris' } };

test.each([
  ['en', /^[\x20-\x7e]+$/],
  ['ar', /[\u0600-\u06ff]/],
] as const)('in %s, every error code of a French-only server has its own text', async (language, written) => {
  for (const code of apiErrorCodes) {
    const { serverText, fields } = await refusalFor(language, { code, ...frenchTexts });
    expect(serverText).toMatch(written);
    expect(fields).toEqual({ email: serverText });
  }
  expect(new Set(askedLanguages)).toEqual(new Set([language]));
});

test.each(['fr-FR', 'FR', 'fr, en'])('an answer with the language %s counts as French', async (language) => {
  const refusal = await refusalFor('fr', { code: 'RULE', ...frenchTexts }, { 'content-language': language });
  expect(refusal.fields).toEqual({ email: 'Déjà pris' });
});

test('shows a sentence in the language of the reader unchanged', async () => {
  const body = { code: 'RULE', error: 'At least one must remain: you.', fields: { role: 'Too high' } };
  expect(await refusalFor('en', body, { 'content-language': 'en' })).toMatchObject({
    serverText: 'At least one must remain: you.',
    fields: { role: 'Too high' },
  });
});

test('shows a French sentence of the server to readers of French, and to all if its code is unknown', async () => {
  const shown = { serverText: 'Refusé\u00a0: «\u00a0non\u00a0»', fields: { email: 'Déjà pris' } };
  expect(await refusalFor('fr', { code: 'RULE', ...frenchTexts })).toMatchObject(shown);
  expect(await refusalFor('en', { code: 'OF_TOMORROW', ...frenchTexts })).toMatchObject(shown);
});
