import { Key } from 'selenium-webdriver';
import { flipLetter, publishedFile } from '../fixtures/published-module';
import { peopleApi } from '../fixtures/people-api';
import { expect, test } from './test';
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
  // Goes back before the sign-in page has loaded.
  await webkit.driver.navigate().back();
  await webkit.find('textbox', /e-?mail/i);
  await webkit.expectPath('/login');
  await webkit.expectNone('grid');
});

test('back/forward cache: a kept page continues in its session, and stays hidden if that has ended', async ({
  webkit,
  signIn,
}) => {
  await signIn('superAdmin');
  await webkit.open('/users');
  await webkit.find('grid');
  // Records what the page shows on return, before it can call the server. A page loaded again has no such listener.
  await webkit.evaluate(`
    addEventListener('pageshow', ({ persisted }) => {
      const isShown = document.querySelector('[role=grid]').checkVisibility({ visibilityProperty: true });
      sessionStorage.setItem('return', persisted ? (isShown ? 'kept and shown' : 'kept and hidden') : 'loaded');
    });
  `);
  const leaveAndReturn = async (body: string) => {
    // A document with other security policies would run in another process, and this page would not be kept.
    await webkit.openDocument('/accessibility');
    await webkit.evaluate(`sessionStorage.removeItem('return'); ${body}`);
    await webkit.driver.navigate().back();
    const seen = () => webkit.evaluate("return sessionStorage.getItem('return')").catch(() => null);
    await expect.poll(seen, { timeout: 45_000 }).not.toBeNull();
    return seen();
  };
  expect(await leaveAndReturn('')).toBe('kept and shown');
  await webkit.expectPath('/users');
  await webkit.find('grid');
  await webkit.find('switch');
  // A sign-out in another tab also removes the token. A page in the cache receives no event for
  // that.
  expect(await leaveAndReturn("localStorage.removeItem('accessToken')")).toBe('kept and hidden');
  await webkit.expectPath('/login');
  await webkit.find('button', 'Continuer');
  await webkit.expectNone('grid');
});

test('prefetch: the home fetches the files of modules before one is opened', async ({ webkit, signIn }) => {
  await signIn('superAdmin');
  await webkit.open('/modules');
  await webkit.heading('MODULES ESCALE');
  await webkit.expectTrue(`
    const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return ['users', 'security'].every((id) => names.some((name) => name.startsWith('/modules/' + id) && name.endsWith('.chunk.js')));
  `);
});

test('failures: a missing module is reported and can be retried, an altered file is refused', async ({
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

test('failures: a 502 keeps the session; a broken connection is reported, and then recovers', async ({
  webkit,
  signIn,
  line,
}) => {
  await signIn('superAdmin');
  line.fail(/^\/api\//, 502);
  await webkit.open('/modules');
  await webkit.expectText('Le serveur ne répond pas');
  line.release();
  await webkit.click('button', 'Réessayer');
  await webkit.heading('MODULES ESCALE');
  await webkit.expectText('En direct');
  line.fail(/./);
  await webkit.expectText('Reconnexion…');
  line.release();
  await webkit.expectText('En direct');
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
  // A new account, since the language is saved with the account.
  await signIn((await api.createActive(mailbox)).credentials);
  await webkit.open('/modules');
  await webkit.click('button', /^Menu de /);
  await webkit.click('menuitemradio', 'Sombre');
  await webkit.expectTrue("return document.documentElement.classList.contains('dark')");
  await webkit.click('menuitemradio', 'العربية');
  await webkit.expectTrue("return document.documentElement.matches('[lang=ar][dir=rtl]')");
});
