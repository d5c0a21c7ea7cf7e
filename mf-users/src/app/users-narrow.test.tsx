import { renderApp, screen } from '@escale/testing';
import { mariam, serveUsers, yao } from '../test-people';
import { UsersPage } from './users-page';

it('where the addresses have no column, no row has the user name beside its name', async () => {
  localStorage.clear();
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(966);
  serveUsers([mariam, yao]);
  renderApp(<UsersPage />, { as: mariam, url: '/users', path: '/users' });
  expect(await screen.findByText('yao.kouassi@escale.test')).toBeVisible();
  expect(screen.queryByText(/^@/)).toBeNull();
});
