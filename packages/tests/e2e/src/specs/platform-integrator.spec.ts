import { peopleApi } from '../fixtures/people-api';
import { grantFlags, noFlags } from '../fixtures/permissions';
import { logRequests } from '../fixtures/request-log';
import { signInByApi } from '../fixtures/sign-in-by-api';
import { shellDigest } from '../fixtures/site-digest';
import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';
import { ModulePage } from '../pages/module-page';
import { toast } from '../pages/toasts';
import { UserDetailPage } from '../pages/user-detail-page';

const moduleLabel = 'Gestion Conteneurs';
const moduleText = 'Rien à afficher pour le moment';

test('publishing a module activates its card in an open tab, and leaves the shell unchanged', async ({
  page,
  site,
  signIn,
  integrator,
  containers,
}) => {
  const before = await shellDigest(site.folder);
  await signIn('operator');
  const home = new HomePage(page);
  await home.open();
  const module = new ModulePage(page);
  await module.markDocument();
  await expect(home.card(moduleLabel).getByText('Bientôt disponible')).toBeVisible();

  await integrator.escale('check', containers.build);
  await integrator.escale('publish', containers.build);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(home.card(moduleLabel).getByRole('link')).toBeVisible();
  await expect(home.card(moduleLabel).getByText('Bientôt disponible')).toHaveCount(0);

  await home.card(moduleLabel).getByRole('link').click();
  await expect(page.getByText(moduleText)).toBeVisible();
  await page.getByRole('link', { name: 'Voir le détail' }).click();
  await expect(module.heading('Détail')).toBeVisible();
  await module.expectSameDocument();
  expect(await shellDigest(site.folder)).toBe(before);
});

test('a user without the right sees no card and downloads nothing, also by its address', async ({
  page,
  signIn,
  requests,
  integrator,
  containers,
}) => {
  await integrator.escale('publish', containers.build);
  await signIn('operator');
  await grantFlags(page, { containers: noFlags });
  const home = new HomePage(page);
  await home.open();
  await expect(home.cards.first()).toBeVisible();
  await expect(home.card(moduleLabel)).toHaveCount(0);
  await page.goto('/containers');
  await expect(page.getByRole('heading', { name: 'Accès refusé' })).toBeVisible();
  expect(requests.matching('/modules/containers/')).toEqual([]);
});

test('its permissions appear in the open editor; who gets the right there opens it, others download nothing [§8-39]', async ({
  page,
  context,
  browser,
  stack,
  mailbox,
  signIn,
  integrator,
  containers,
}) => {
  const { accessToken } = await signIn('superAdmin');
  const { user, credentials } = await peopleApi(context.request, stack.origin, accessToken).createActive(
    mailbox,
  );
  const editor = new UserDetailPage(page);
  await editor.open(user.id, 'permissions');
  const row = page.getByRole('group', { name: moduleLabel });
  const words = ['Module visible', 'Consultation', 'Modification', 'Export'];
  await expect(editor.flag(moduleLabel, 'Suppression')).toBeVisible();
  await expect(editor.flag(moduleLabel, 'Export')).toHaveCount(0);

  const build = await integrator.variant(containers.build, /^descriptor\.json$/, (text) =>
    text.replace('"delete"', '"export"'),
  );
  await integrator.escale('publish', build);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  for (const word of words) await expect(editor.flag(moduleLabel, word)).toBeVisible();
  await expect(row.getByRole('switch')).toHaveCount(words.length);

  const save = async () => {
    // In parallel, since the toast may disappear before the dialog has closed.
    await Promise.all([
      expect(toast(page, 'Permissions mises à jour avec succès !')).toBeVisible(),
      editor.savePermissions(),
    ]);
  };
  await page.getByRole('button', { name: `Aucun droit : ${moduleLabel}` }).click();
  await save();
  const other = await browser.newContext({ baseURL: stack.origin });
  await signInByApi(other, stack, mailbox, credentials);
  const theirs = await other.newPage();
  const requests = logRequests(theirs);
  const home = new HomePage(theirs);
  await home.open();
  await expect(home.cards.first()).toBeVisible();
  await expect(home.card(moduleLabel)).toHaveCount(0);
  await theirs.goto('/containers');
  await expect(theirs.getByRole('heading', { name: 'Accès refusé' })).toBeVisible();
  expect(requests.matching('/modules/containers/')).toEqual([]);

  for (const word of ['Module visible', 'Export']) await editor.flag(moduleLabel, word).click();
  await expect(editor.flag(moduleLabel, 'Consultation')).toBeChecked();
  await save();
  await page.reload();
  await expect(editor.flag(moduleLabel, 'Export')).toBeChecked();
  await home.open();
  await home.card(moduleLabel).getByRole('link').click();
  await expect(theirs.getByText(moduleText)).toBeVisible();
  await other.close();
});
