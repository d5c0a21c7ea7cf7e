import { neighbours, readTrail, trailFrom } from './list-trail';

const ids = Array.from({ length: 1_000 }, (_, index) => `user-${index}`);

it('names the neighbours and the place in the list', () => {
  const trail = trailFrom(['awa', 'yao', 'fatou'], 'yao', '?role=ADMIN');
  expect(neighbours(trail, 'yao')).toEqual({ previous: 'awa', next: 'fatou', place: 2 });
  expect(neighbours(trail, 'awa')).toEqual({ previous: undefined, next: 'yao', place: 1 });
  expect(neighbours(trail, 'nobody')).toBeNull();
});

it('keeps the rows around the opened one of a long list', () => {
  const trail = trailFrom(ids, 'user-500', '');
  expect(trail.ids).toHaveLength(201);
  expect(trail.total).toBe(1_000);
  expect(neighbours(trail, 'user-500')).toEqual({ previous: 'user-499', next: 'user-501', place: 501 });
});

it.each([null, undefined, 'text', { editMode: true }, { trail: { ids: 'x' } }, { trail: { ids: [1] } }])(
  'reads no trail from %j',
  (state) => {
    expect(readTrail(state)).toBeNull();
  },
);
