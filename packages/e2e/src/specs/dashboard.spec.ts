import { grant, noFlags } from '../fixtures/permissions';
import { expect, test } from '../fixtures/test';
import { withoutLiveConnection } from '../pages/live-connection';

const usersList = '/api/users';

test('greeting, date, simulated figures, placeholders and sample rows', async ({ page, signIn }) => {
  const { user } = await signIn('superAdmin');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de Bord' })).toBeVisible();
  await expect(
    page.getByText(new RegExp(`^(Bonjour|Bon après-midi|Bonsoir) ${user.firstName}$`)),
  ).toBeVisible();
  await expect(page.getByText(/^Dernière mise à jour : \d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/)).toBeVisible();
  await expect(page.getByText('Données simulées')).toBeVisible();

  const figures = page.getByRole('region', { name: 'Indicateurs clés' });
  for (const label of ['Conteneurs actifs', 'Expéditions en cours', 'Utilisateurs actifs', 'Revenu mensuel'])
    await expect(figures.getByText(label, { exact: true })).toBeVisible();

  const operations = page.getByRole('region', { name: 'État des opérations' });
  for (const figure of ['98.5%', '12', '3'])
    await expect(operations.getByText(figure, { exact: true })).toBeVisible();

  const charts = page.getByRole('region', { name: 'Graphiques' });
  await expect(charts.getByText('En développement', { exact: true })).toHaveCount(2);
  const recent = page.getByRole('region', { name: 'Activités récentes' });
  await expect(recent.getByRole('row')).toHaveCount(6);
});

test('the greeting follows the time zone of the user', async ({ page, signIn }) => {
  await signIn('operator');
  await page.clock.install();
  const hourIn = (timeZone: string) =>
    Number(
      new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(new Date()),
    );
  const greetingAt = (hour: number) => (hour < 12 ? 'Bonjour' : hour < 18 ? 'Bon après-midi' : 'Bonsoir');
  for (const timezone of ['Asia/Tokyo', 'America/New_York']) {
    await page.route('**/api/users/*/preferences', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: object };
      await route.fulfill({ response, json: { ...body, data: { ...body.data, timezone } } });
    });
    await page.goto('/dashboard');
    const greeting = page.getByText(/^(Bonjour|Bon après-midi|Bonsoir) /);
    await expect(greeting).toHaveText(new RegExp(`^${greetingAt(hourIn(timezone))} `));
  }
});

test('an operator sees no figure of users, with the reason, and no call fails', async ({ page, signIn }) => {
  await signIn('operator');
  const refused: string[] = [];
  const asked: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/dashboard');
  const live = page.getByRole('region', { name: 'Temps réel' });
  await expect(live.getByText('Connecté', { exact: true })).toBeVisible();
  await expect(live.getByText('—', { exact: true })).toBeVisible();
  await expect(live.getByText("Votre compte n'a pas le droit de consulter les utilisateurs.")).toBeVisible();
  expect(asked.filter((path) => path === usersList)).toEqual([]);
  expect(refused).toEqual([]);
});

test('the count of active accounts is that of the list', async ({ page, signIn, stack }) => {
  const { accessToken } = await signIn('admin');
  const answer = await page.request.get(`${stack.origin}/api/users`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const { data } = (await answer.json()) as { data: { status: string }[] };
  const active = data.filter(({ status }) => status === 'ACTIVE').length;
  await page.goto('/dashboard');
  const live = page.getByRole('region', { name: 'Temps réel' });
  await expect(live.getByText(String(active), { exact: true })).toBeVisible();
  await expect(live.getByText(`sur ${data.length} comptes`)).toBeVisible();
});

test('with the live connection away, everything else stands', async ({ page, signIn }) => {
  await signIn('admin');
  await withoutLiveConnection(page);
  await page.goto('/dashboard');
  const live = page.getByRole('region', { name: 'Temps réel' });
  await expect(live.getByText('Déconnecté', { exact: true })).toBeVisible();
  await expect(live.getByText(/^sur \d+ comptes$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Indicateurs clés' })).toBeVisible();
});

test('without the right to read the module nothing of it is shown', async ({ page, signIn }) => {
  await signIn('operator');
  await grant(page, { dashboard: noFlags });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Accès refusé' })).toBeVisible();
});
