import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';

test('the dashboard by keyboard from the home: greeting, simulated figures, and the live block by rights [§2-51]', async ({
  page,
  signIn,
  stack,
  requests,
}) => {
  const { user } = await signIn('operator');
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  const live = page.getByRole('region', { name: 'Temps réel' });
  await new HomePage(page).open();
  await new HomePage(page).opener('Tableau de Bord').press('Enter');

  await test.step('greeting, date, figures, placeholders and sample rows', async () => {
    const title = page.getByRole('heading', { level: 1, name: 'Tableau de Bord' });
    await expect(title).toBeFocused();
    const back = await page.getByRole('link', { name: 'Retour aux modules' }).boundingBox();
    const heading = await title.boundingBox();
    expect(Math.abs((back?.y ?? NaN) - (heading?.y ?? NaN)), 'at the height of the title').toBeLessThan(12);
    const greeting = new RegExp(`^(Bonjour|Bon après-midi|Bonsoir) ${user.firstName}$`);
    await expect(page.getByText(greeting)).toBeVisible();
    await expect(page.getByText(/^Dernière mise à jour\s: \d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/)).toBeVisible();
    await expect(page.getByText('Données simulées')).toBeVisible();
    for (const name of ['Indicateurs clés', 'État des opérations', 'Graphiques'])
      await expect(page.getByRole('region', { name })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Activités récentes' }).getByRole('row')).toHaveCount(6);
  });

  await test.step('an operator gets a reason instead of the accounts, and no request is refused', async () => {
    await expect(live.getByText('Connecté', { exact: true })).toBeVisible();
    await expect(
      live.getByRole('group', { name: 'Comptes actifs' }).getByText('—', { exact: true }),
    ).toBeVisible();
    await expect(live.getByText('Visible avec le droit de consulter les utilisateurs.')).toBeVisible();
    expect(requests.matching(/^\/api\/users$/)).toEqual([]);
    expect(refused).toEqual([]);
  });

  await test.step('an administrator sees the counts of the list', async () => {
    const { accessToken } = await signIn('admin');
    const answer = await page.request.get(`${stack.origin}/api/users`, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    const { data } = (await answer.json()) as { data: { status: string }[] };
    const active = data.filter(({ status }) => status === 'ACTIVE').length;
    await page.goto('/dashboard');
    await expect(live.getByText(String(active), { exact: true })).toBeVisible();
    await expect(live.getByText(`sur ${data.length} comptes`)).toBeVisible();
  });
});
