import { renderApp, screen } from '@escale/testing';
import { mariam, serveUsers, yao } from '../test-people';
import { UsersPage } from './users-page';

it.each([
  ['en', 'User management', '2 users in total'],
  ['ar', 'إدارة المستخدمين', 'مستخدمان في المجموع'],
] as const)('speaks the language of the person: %s', async (language, title, total) => {
  serveUsers([mariam, yao]);
  renderApp(<UsersPage />, { as: mariam, url: '/users', path: '/users', preferences: { language } });
  expect(await screen.findByText(total)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: new RegExp(title) })).toBeVisible();
});
