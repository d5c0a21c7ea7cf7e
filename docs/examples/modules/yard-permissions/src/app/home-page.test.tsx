import { renderApp, screen } from '@escale/testing';
import { HomePage } from './home-page';

const mayRelease = { visible: true, read: true, release: true };

it.each([
  ['with the permission, a user releases a container', mayRelease, 1],
  ['without it, the button does nothing', { ...mayRelease, release: false }, 0],
])('%s', async (_title, yard, released) => {
  const { user } = renderApp(<HomePage />, { as: 'OPERATOR', permissions: { yard } });
  await user.click(await screen.findByRole('button', { name: 'Libérer' }));
  expect(screen.queryAllByText('Conteneur libéré')).toHaveLength(released);
});
