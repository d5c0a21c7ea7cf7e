import type { ApiErrorCode, Language } from '@escale/contracts';
import { currentLanguage } from '@escale/i18n';
import type { ApiError } from './api-error';

type RefusalTexts = Record<ApiErrorCode, string>;

const refusalTextLoaders: Record<Language, () => Promise<{ refusals: RefusalTexts }>> = {
  fr: () => import(/* webpackChunkName: "refusals-fr" */ './messages/refusals/fr'),
  en: () => import(/* webpackChunkName: "refusals-en" */ './messages/refusals/en'),
  ar: () => import(/* webpackChunkName: "refusals-ar" */ './messages/refusals/ar'),
};

/** How long a refusal waits for its translated text. */
const timeoutMs = 2_000;

async function loadRefusalTexts(language: Language): Promise<RefusalTexts | null> {
  let timer: ReturnType<typeof setTimeout>;
  const end = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, null);
  });
  const texts = refusalTextLoaders[language]().then(
    ({ refusals }) => refusals,
    () => null,
  );
  return Promise.race([texts, end]).finally(() => clearTimeout(timer));
}

/**
 * Returns the refusal in the language of the page (readings, 'Languages of the API'). If the
 * server's sentences are in another language, the text for the refusal's code replaces each of
 * them, also those for fields. The sentences stay if the code is unknown or the texts do not load
 * in time.
 */
export async function translateRefusal(error: ApiError): Promise<ApiError> {
  const { code, language } = error;
  const reader = currentLanguage();
  if (code === undefined || language === reader) return error;
  const texts = await loadRefusalTexts(reader);
  if (texts === null) return error;
  const text = texts[code];
  if (error.serverText !== undefined) error.serverText = text;
  error.fields = Object.fromEntries(Object.keys(error.fields).map((name) => [name, text]));
  return error;
}
