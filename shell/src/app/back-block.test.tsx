import { formatRegistry } from '@escale/contracts';
import { http, HttpResponse, screen, server } from '@escale/testing';
import { Link } from 'react-router-dom';
import { renderWithLoader } from '../modules/test-loader';
import { RouteView } from './route-view';

jest.mock('./frame/load-tools', () => ({ loadTools: () => new Promise(() => undefined) }));

it('back after a sign-in is blocked with a toast, even before the code of the home has arrived [§2-29 §2-45 §8-25]', async () => {
  server.use(
    http.get('*/modules.json', () => new HttpResponse(formatRegistry([]))),
    http.get('*/config.json', () => HttpResponse.json({})),
  );
  const { user, navigate, location } = renderWithLoader(
    <>
      <Link to="/modules" state={{ afterSignIn: true }}>
        Sign in
      </Link>
      <RouteView />
    </>,
    { as: 'ADMIN', url: '/otp-verification' },
  );
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'MODULES ESCALE' })).toBeVisible();
  await navigate(-1);
  expect(await screen.findByText('Navigation arrière désactivée pour sécurité')).toBeVisible();
  expect(location().pathname).toBe('/modules');
});
