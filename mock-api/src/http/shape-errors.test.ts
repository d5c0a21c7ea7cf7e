import { array, boolean, mixed, number, object, string } from 'yup';
import { shapeErrors } from './shape-errors';

const schema = object({
  action: string().required(),
  userIds: array(string().required()).required(),
  notifications: object({ email: boolean().required() }),
  avatar: string().nullable(),
  page: number(),
  permissions: mixed(),
});

test.each([
  [
    {
      action: 'activate',
      userIds: ['a'],
      notifications: { email: true },
      avatar: null,
      page: 1,
      permissions: {},
    },
    {},
  ],
  [{ userIds: 'a' }, { userIds: 'Type de valeur incorrect' }],
  [{ userIds: ['a', 2] }, { 'userIds[1]': 'Type de valeur incorrect' }],
  [
    { notifications: { email: 'yes', sms: true } },
    { 'notifications.email': 'Type de valeur incorrect', 'notifications.sms': 'Champ inconnu' },
  ],
  [{ action: null }, { action: 'Type de valeur incorrect' }],
  [{ toString: 1 }, { toString: 'Champ inconnu' }],
  ['text', { body: 'Un objet JSON est attendu.' }],
])('%j', (value, wrong) => {
  const found = Object.entries(shapeErrors(schema.describe(), value)).map(([path, { fr }]) => [path, fr]);
  expect(Object.fromEntries(found)).toEqual(wrong);
});
