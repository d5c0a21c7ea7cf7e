import { renderApp, screen } from '@escale/testing';
import { mariam, serveUsers, yao } from '../test-people';
import { UsersPage } from './users-page';

it('where the e-mail addresses have no column, no row shows the user name', async () => {
  localStorage.clear();
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(966);
  serveUsers([mariam, yao]);
  renderApp(<UsersPage />, { as: mariam, url: '/users', path: '/users' });
  expect(await screen.findByText('yao.kouassi@escale.test')).toBeVisible();
  expect(screen.queryByText(/^@/)).toBeNull();
});
