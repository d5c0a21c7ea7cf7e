import { apiPath, http, HttpResponse, refuse, renderApp, screen, server } from '@escale/testing';
import { HomePage } from './home-page';

const quay = { visible: true, read: true, write: true };
const berths = [{ id: '1', name: 'Nord', metres: 210 }];

beforeEach(() => {
  server.use(http.get(apiPath('/berths'), () => HttpResponse.json({ success: true, data: berths })));
});

it('lists the berths, and adds one', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post(apiPath('/berths'), async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true });
    }),
  );
  const { user } = renderApp(<HomePage />, { as: 'OPERATOR', permissions: { quay } });
  expect(await screen.findByText('Nord : 210 m')).toBeVisible();
  await user.type(await screen.findByLabelText('Nom du poste'), 'Sud');
  await user.type(screen.getByLabelText('Longueur en mètres'), '180');
  await user.click(screen.getByRole('button', { name: 'Ajouter le poste' }));
  expect(await screen.findByText('Poste Sud ajouté')).toBeVisible();
  expect(sent).toEqual([{ name: 'Sud', metres: 180 }]);
});

it('keeps the typed values when the API refuses', async () => {
  server.use(http.post(apiPath('/berths'), () => refuse(409, 'CONFLICT', 'Ce poste existe déjà.')));
  const { user } = renderApp(<HomePage />, { as: 'OPERATOR', permissions: { quay } });
  await user.type(await screen.findByLabelText('Nom du poste'), 'Nord');
  await user.type(screen.getByLabelText('Longueur en mètres'), '180');
  await user.click(screen.getByRole('button', { name: 'Ajouter le poste' }));
  expect(await screen.findByText('Ce poste existe déjà.')).toBeVisible();
  expect(screen.getByLabelText('Nom du poste')).toHaveValue('Nord');
});

it('has no form for users who may only read', async () => {
  renderApp(<HomePage />, { as: 'OPERATOR', permissions: { quay: { ...quay, write: false } } });
  expect(await screen.findByText('Nord : 210 m')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ajouter le poste' })).toBeNull();
});
