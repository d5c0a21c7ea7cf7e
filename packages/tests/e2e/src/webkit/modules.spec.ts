import { By } from 'selenium-webdriver';
import { peopleApi } from '../fixtures/people-api';
import { fromRoot } from '../fixtures/workspace-paths';
import { expect, test } from './test';

const pictureFile = 'packages/tests/e2e/gallery/pictures/actions-button-light-fr.png';

test('profile: a picture from a file, a date format, and Arabic', async ({
  webkit,
  signIn,
  mailbox,
  request,
  stack,
}) => {
  const people = peopleApi(request, stack.origin, (await signIn('superAdmin')).accessToken);
  const { user, credentials } = await people.createActive(mailbox);
  const { accessToken } = await signIn(credentials);
  await webkit.open('/profile');
  await webkit.click('button', /^Changer la photo/);
  const dialog = await webkit.find('dialog', 'Photo de profil');
  await dialog.findElement(By.css('input[type=file]')).sendKeys(fromRoot(pictureFile));
  await expect.poll(async () => (await people.get(user.id)).avatarUrl, { timeout: 20_000 }).not.toBeNull();
  await webkit.expectNone('dialog');
  await webkit.expectTrue("return document.querySelector('header button img').naturalWidth > 0");

  await webkit.click('tab', 'Préférences');
  await webkit.choose('Format de date', 'YYYY-MM-DD');
  await webkit.choose('Langue', 'ar');
  await webkit.click('button', 'Enregistrer les préférences');
  await webkit.expectTrue("return document.documentElement.matches('[lang=ar][dir=rtl]')");
  const answer = await peopleApi(request, stack.origin, accessToken).call(
    'GET',
    `/users/${user.id}/preferences`,
  );
  expect(await answer.json()).toMatchObject({ data: { dateFormat: 'YYYY-MM-DD', language: 'ar' } });
});

test('security: the audit log between two dates, kept in the address', async ({ webkit, signIn }) => {
  await signIn('superAdmin');
  await webkit.open('/security?onglet=audit');
  await webkit.heading('Dashboard Sécurité');
  await webkit.find('grid');
  await webkit.choose('Période', 'dates');
  await webkit.setDate('Du', '2026-01-02');
  await webkit.setDate('Au', '2026-01-03');
  await webkit.expectPath(/du=2026-01-02.*au=2026-01-03/);
  await webkit.expectText('Aucune');
  await webkit.click('button', 'Effacer les filtres');
  await webkit.expectPath('/security?onglet=audit');
});

test('settings: theme, density and language are saved, and found again', async ({ webkit, signIn }) => {
  await signIn('superAdmin');
  await webkit.open('/settings');
  await webkit.heading('Paramètres');
  await webkit.choose('Langue', 'en');
  await webkit.click('tab', 'Interface');
  await webkit.click('radio', 'Sombre');
  await webkit.click('radio', 'Compacte');
  await webkit.click('button', 'Enregistrer');
  await webkit.expectTrue("return document.documentElement.matches('.dark[data-density=compact]')");
  await webkit.open('/settings');
  await webkit.expectTrue("return document.documentElement.matches('.dark[data-density=compact]')");
  await webkit.expectTrue(
    "return [...document.querySelectorAll('select')].some(({ value }) => value === 'en')",
  );
});
