import { descriptorText, type ModuleDescriptor, type ModuleManifest } from './descriptor';
import { localizeDescriptor, missingTranslations, translationProblems } from './translations';

const card: ModuleManifest['card'] = {
  label: 'Parc',
  description: 'Plan du parc',
  icon: 'box',
  order: 1,
  status: 'available',
  figure: { label: 'Places libres', call: '/yard/free', pointer: '/data', right: 'read' },
};

const buildYardModule = (
  translations: unknown,
  overrides: Partial<ModuleDescriptor> = {},
): ModuleDescriptor => ({
  id: 'yard',
  version: '1.0.0-aaaaaaaa',
  owner: { team: 'Équipe Parc', contact: 'parc@escale.test' },
  label: 'Parc',
  hostApi: '^1.9.0',
  path: '/yard',
  card,
  permissions: ['read'],
  routes: [{ path: '/yard', access: 'read' }],
  actions: [{ id: 'plan', label: 'Voir le plan', path: '/yard', right: 'read' }],
  contributions: [{ point: 'user-tab', id: 'gates', label: 'Portes', right: 'read', order: 1 }],
  translations: translations as ModuleDescriptor['translations'],
  entry: null,
  files: {},
  ...overrides,
});

const englishTexts = {
  label: 'Yard',
  card: { description: 'Plan of the yard', figureLabel: 'Free places' },
  actions: { plan: 'Show the plan' },
  contributions: { gates: 'Gates' },
};

it('a module speaks the language of its reader', () => {
  const module = localizeDescriptor(buildYardModule({ en: englishTexts }), 'en');
  expect(module).toMatchObject({
    label: 'Yard',
    card: { label: 'Yard', description: 'Plan of the yard', figure: { label: 'Free places' }, order: 1 },
    actions: [{ label: 'Show the plan', path: '/yard' }],
    contributions: [{ label: 'Gates', point: 'user-tab' }],
  });
});

it('returns the same object for French, and for a language without a translation', () => {
  const module = buildYardModule({ en: englishTexts });
  expect(localizeDescriptor(module, 'fr')).toBe(module);
  expect(localizeDescriptor(module, 'ar')).toBe(module);
});

it('its card may have another name', () => {
  const module = buildYardModule(
    { en: { label: 'Yard', card: { label: 'Yard plan' } } },
    { card: { ...card, label: 'Plan' } },
  );
  expect(localizeDescriptor(module, 'en').card?.label).toBe('Yard plan');
});

it('falls back to French for missing texts', () => {
  const module = localizeDescriptor(buildYardModule({ en: { label: 'Yard' } }), 'en');
  expect(module.card).toMatchObject({ label: 'Yard', description: 'Plan du parc' });
  expect(module.actions).toEqual(buildYardModule({}).actions);
});

it.each<[string, unknown]>([
  ['no object', 'Yard'],
  ['a language that nobody can choose', { de: { label: 'Hof' } }],
  ['French, whose texts are the fields themselves', { fr: { label: 'Parc' } }],
  ['a language without texts', { en: ['Yard'] }],
  ['an empty text', { en: { label: ' ' } }],
  ['a text too long', { en: { label: 'x'.repeat(61) } }],
  ['a text that is none', { en: { label: 3 } }],
  ['an action that it does not have', { en: { actions: { other: 'Other' } } }],
  ['a field without words', { en: { card: { icon: 'gauge' } } }],
  ['a name of every object', { en: { actions: { constructor: 'Other' } } }],
])('refuses %s, and shows French', (_name, translations) => {
  expect(translationProblems(buildYardModule(translations))).toHaveLength(1);
  expect(localizeDescriptor(buildYardModule(translations), 'en')).toMatchObject({
    label: 'Parc',
    card,
    actions: [{ label: 'Voir le plan' }],
  });
});

it('lists the missing texts by language', () => {
  const own = {
    permissions: ['read', 'release'],
    permissionLabels: { release: { fr: 'Libération', en: 'Release' } },
  };
  expect(translationProblems(buildYardModule({ en: englishTexts }, own))).toEqual([]);
  expect(missingTranslations(buildYardModule({ en: englishTexts, ar: { label: 'الساحة' } }, own))).toEqual([
    'in ar, people read French for translations.ar.card.description, translations.ar.card.figureLabel, translations.ar.actions.plan, translations.ar.contributions.gates, permissionLabels.release.ar',
  ]);
});

it('the sealed text of a version contains its translations', () => {
  expect(descriptorText(buildYardModule({ en: englishTexts }))).toContain('"label": "Yard"');
  expect(descriptorText(buildYardModule(undefined))).not.toContain('translations');
});
