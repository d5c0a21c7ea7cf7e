import { createCatalogue, type Translation } from './catalogue';
import { areTextsLoaded, loadTexts } from './loaded-texts';
import { setCurrentLanguage } from './locale';

const fr = { save: 'Enregistrer' };
const ar: Translation<typeof fr> = { save: 'حفظ' };

beforeEach(() => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  setCurrentLanguage('ar');
});

afterEach(async () => {
  setCurrentLanguage('fr');
  await loadTexts('fr');
  jest.useRealTimers();
});

it('texts that do not load in time are French until they do', async () => {
  jest.useFakeTimers();
  let arrive!: (texts: typeof ar) => void;
  const { messages } = createCatalogue({
    fr,
    ar: () => new Promise<typeof ar>((resolve) => (arrive = resolve)),
  });
  const waited = loadTexts('ar');
  await jest.advanceTimersByTimeAsync(10_000);
  await expect(waited).resolves.toBeUndefined();
  expect(areTextsLoaded('ar')).toBe(true);
  expect(messages().save).toBe('Enregistrer');
  arrive(ar);
  await jest.advanceTimersByTimeAsync(0);
  expect(messages().save).toBe('حفظ');
});

it('texts that failed to load are requested again only after another language was chosen', async () => {
  const load = jest.fn(() => Promise.reject(new Error('offline')));
  createCatalogue({ fr, ar: load });
  await loadTexts('ar');
  expect(load).toHaveBeenCalledTimes(1);
  await loadTexts('ar');
  await loadTexts('ar');
  expect(load).toHaveBeenCalledTimes(1);
  await loadTexts('fr');
  await loadTexts('ar');
  expect(load).toHaveBeenCalledTimes(2);
});
