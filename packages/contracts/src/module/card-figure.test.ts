import { figureOf, figureProblems } from './card-figure';
import type { CardFigure } from './descriptor';

const figure: CardFigure = {
  label: 'Comptes actifs',
  call: '/users/counts',
  pointer: '/data/active',
  right: 'read',
};
const buildModule = (offered: object | undefined) => ({
  permissions: ['read'],
  card: {
    label: 'Gestion Utilisateurs',
    description: 'Comptes',
    icon: 'users' as const,
    order: 1,
    status: 'available' as const,
    ...(offered && { figure: offered as CardFigure }),
  },
});

it('reads the figure of a card, and nothing when a card or module declares none', () => {
  expect(figureOf(buildModule(figure))).toEqual(figure);
  expect(figureOf(buildModule({ ...figure, role: 'ADMIN' }))).toMatchObject({ role: 'ADMIN' });
  expect(figureOf(buildModule({ ...figure, call: '/x/users/counts' }))).toMatchObject({
    call: '/x/users/counts',
  });
  expect(figureOf(buildModule(undefined))).toBeNull();
  expect(figureOf({ card: null, permissions: [] })).toBeNull();
});

it.each([
  ['a call of another server', { call: '//elsewhere.test/users' }],
  ['a call that leaves the API', { call: '/../secrets' }],
  ['a pointer into nothing', { pointer: '' }],
  ['an unknown right', { right: 'own' }],
  ['an unknown role', { role: 'ROOT' }],
  ['a label too long for a card', { label: 'x'.repeat(41) }],
])('leaves out %s, and says why', (_name, wrong) => {
  const offered = buildModule({ ...figure, ...wrong });
  expect(figureOf(offered)).toBeNull();
  expect(figureProblems(offered)).toEqual([expect.stringMatching(/^the card's figure: /)]);
});
