import { apiPath, http, HttpResponse, screen, server } from '@escale/testing';
import { buildEntry, serveDetail } from '../test-detail';
import { yao } from '../test-people';
import { openProfilePage } from '../test-user-page';

it('shows a skeleton in the panel until the activity is there', async () => {
  serveDetail();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  server.use(
    http.get(apiPath('/users/:id/audit-logs'), async () => {
      await released;
      const pagination = { pages: 1, total: 1 };
      return HttpResponse.json({ success: true, data: [buildEntry(0)], pagination });
    }),
  );
  openProfilePage(yao, '/profile?onglet=activity');
  expect(await screen.findByRole('status', { name: "Chargement de l'activité…" })).toBeInTheDocument();
  release();
  expect(await screen.findByRole('list', { name: 'Mon Activité' })).toBeVisible();
  expect(screen.queryByRole('status', { name: "Chargement de l'activité…" })).not.toBeInTheDocument();
});
