import { createCatalogue } from './catalogue';
import { frenchSpaces } from './french-spaces';

const { messages } = createCatalogue({
  fr: {
    question: 'Mot de passe oublié ?',
    close: (session: string) => `Fermer la session « ${session} » ?`,
    wait: (seconds: number) => `Encore ${seconds} ${seconds > 1 ? 'secondes' : 'seconde'}.`,
    steps: ['Étape 1 : adresse', { name: 'Étape 2 ; mot de passe' }],
  },
});

test.each([
  ['Vraiment ? Oui ! Bien ; soit', 'Vraiment\u202f? Oui\u202f! Bien\u202f; soit'],
  ['Compte concerné : « Awa »', 'Compte concerné\u00a0: «\u00a0Awa\u00a0»'],
  ['98,5 % en 15 minutes, 5 Mo, 24 h', '98,5\u00a0% en 15\u00a0minutes, 5\u00a0Mo, 24\u00a0h'],
  ['14 min 59 s', '14\u00a0min\u00a059\u00a0s'],
  ['2 sessions, 3 hommes, 12:30 ?a=1', '2 sessions, 3 hommes, 12:30\u202f?a=1'],
  ['déjà\u00a0: posé', 'déjà\u00a0: posé'],
])('%s', (text, spaced) => {
  expect(frenchSpaces(text)).toBe(spaced);
});

it('gives every text its non-breaking spaces', () => {
  const { question, steps } = messages();
  expect(question).toBe('Mot de passe oublié\u202f?');
  expect(steps).toEqual(['Étape 1\u00a0: adresse', { name: 'Étape 2\u202f; mot de passe' }]);
  expect(messages().wait(30)).toBe('Encore 30\u00a0secondes.');
});

it('leaves the values in a text as they are', () => {
  expect(messages().close('Bureau : 2 h ?')).toBe('Fermer la session «\u00a0Bureau : 2 h ?\u00a0»\u202f?');
  expect(messages().close(' ')).toContain('session');
});

it('reads French texts when they are first used', () => {
  const read = jest.fn(() => 'Prêt ?');
  const texts = createCatalogue({
    fr: {
      get ready() {
        return read();
      },
    },
  });
  expect(read).not.toHaveBeenCalled();
  expect(texts.messages().ready).toBe('Prêt\u202f?');
  expect(texts.messages().ready).toBe('Prêt\u202f?');
  expect(read).toHaveBeenCalledTimes(1);
});

it('returns the same texts each time', () => {
  expect(messages()).toBe(messages());
});
