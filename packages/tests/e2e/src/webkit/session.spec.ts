import { Key } from 'selenium-webdriver';
import { flipLetter, publishedFile } from '../fixtures/published-module';
import { peopleApi } from '../fixtures/people-api';
import { test } from './test';
import type { WebKitPage } from './webkit-page';

async function signOut(page: WebKitPage): Promise<void> {
  await page.click('button', /^Menu de /);
  await page.click('menuitem', 'Se déconnecter');
  await page.click('button', 'Se déconnecter', { within: await page.find('alertdialog') });
  await page.expectPath('/login');
}

test('session: the palette opens a module; after a sign-out, back shows nothing of the session', async ({
  webkit,
  signIn,
}) => {
  await signIn('superAdmin');
  await webkit.open('/modules');
  await webkit.heading('MODULES ESCALE');
  await webkit.control('k');
  await webkit.find('dialog', 'Rechercher ou aller à…');
  await webkit.press('Gestion Ut');
  await webkit.find('option', /Gestion Utilisateurs/);
  await webkit.press(Key.ENTER);
  await webkit.heading('Gestion des Utilisateurs');
  await signOut(webkit);
  await webkit.driver.navigate().back();
  await webkit.expectPath('/login');
  await webkit.expectNone('grid');
});

test('back/forward cache: a page that comes back after the session ended elsewhere shows the sign-in', async ({
  webkit,
  signIn,
}) => {
  await signIn('superAdmin');
  await webkit.open('/users');
  await webkit.find('grid');
  // Simulates the effect of a sign-out in another tab on the storage, without notifying the page.
  await webkit.openDocument('/config.json');
  await webkit.evaluate('localStorage.removeItem("accessToken")');
  await webkit.driver.navigate().back();
  await webkit.expectPath('/login');
  await webkit.find('button', 'Continuer');
  await webkit.expectNone('grid');
});

test('failures: a module that is gone says so and is retried, an altered file is refused', async ({
  webkit,
  signIn,
  site,
}) => {
  await site.removeModule('users');
  await signIn('superAdmin');
  await webkit.open('/users');
  await webkit.find('button', 'Réessayer');
  await site.putBackModule('users');
  await webkit.click('button', 'Réessayer');
  await webkit.heading('Gestion des Utilisateurs');
  await flipLetter(await publishedFile(site.folder, 'settings', /^remote-entry\..*\.js$/), 'function');
  await webkit.open('/settings');
  await webkit.expectText('Le module Paramètres est refusé');
});

test('appearance: the dark theme and Arabic, from the user menu', async ({
  webkit,
  signIn,
  mailbox,
  request,
  stack,
}) => {
  const { accessToken } = await signIn('superAdmin');
  const api = peopleApi(request, stack.origin, accessToken);
  // The language belongs to the account.
  await signIn((await api.createActive(mailbox)).credentials);
  await webkit.open('/modules');
  await webkit.click('button', /^Menu de /);
  await webkit.click('menuitemradio', 'Sombre');
  await webkit.expectTrue("return document.documentElement.classList.contains('dark')");
  await webkit.click('menuitemradio', 'العربية');
  await webkit.expectTrue("return document.documentElement.matches('[lang=ar][dir=rtl]')");
});
