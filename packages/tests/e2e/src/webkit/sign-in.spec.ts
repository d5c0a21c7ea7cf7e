import { Key } from 'selenium-webdriver';
import { accounts } from '../fixtures/accounts';
import type { Mailbox } from '../fixtures/mailbox';
import { test } from './test';
import type { WebKitPage } from './webkit-page';

const { email, password } = accounts.operator;
const emailLabel = /^(Adresse )?e-?mail/i;
const fieldLabels = { email: emailLabel, password: /^Mot de passe/, code: 'Code de vérification' };

async function enterEmail(page: WebKitPage, address = email): Promise<void> {
  await page.fill('textbox', fieldLabels.email, address);
  await page.click('button', 'Continuer');
  await page.find('button', 'Se connecter');
}

/** Enters address and password; returns the code that was mailed. */
async function reachCode(page: WebKitPage, mailbox: Mailbox): Promise<string> {
  await enterEmail(page);
  const seen = await mailbox.count(email);
  await page.press(password, Key.ENTER);
  await page.expectPath('/otp-verification');
  await page.find('textbox', fieldLabels.code);
  return mailbox.codeFor(email, seen);
}

test('sign-in typed: a wrong password beside its field, then the right one and the code', async ({
  webkit,
  mailbox,
}) => {
  await webkit.open('/login');
  await enterEmail(webkit);
  await webkit.press('pas-le-bon', Key.ENTER);
  await webkit.expectText('Mot de passe incorrect');
  await webkit.open('/login');
  const code = await reachCode(webkit, mailbox);
  await webkit.press(code);
  await webkit.expectPath('/modules');
  await webkit.heading('MODULES ESCALE');
});

test('sign-in pasted: a code from the clipboard, with a space', async ({ webkit, mailbox }) => {
  await webkit.open('/login');
  const code = await reachCode(webkit, mailbox);
  await webkit.open('/login');
  await webkit.fill('textbox', fieldLabels.email, `${code.slice(0, 3)} ${code.slice(3)}`);
  await webkit.control('a', 'c');
  await webkit.driver.navigate().back();
  await webkit.click('textbox', fieldLabels.code);
  await webkit.control('v');
  await webkit.expectPath('/modules');
});

test('deep link: requested before the sign-in, offered as Reprendre after it', async ({
  webkit,
  mailbox,
}) => {
  await webkit.open('/dashboard');
  await webkit.expectPath('/login');
  await webkit.press(await reachCode(webkit, mailbox));
  await webkit.expectPath('/modules');
  await webkit.expectText('Vous consultiez');
  await webkit.click('link', 'Reprendre');
  await webkit.heading('Tableau de Bord');
  await webkit.expectPath('/dashboard');
});

test('early typing: input typed while the application is delayed leads to the password', async ({
  webkit,
  line,
}) => {
  line.hold(/\/main\.[^/]+\.js$/);
  await webkit.openDocument('/login');
  await webkit.expectTrue("return document.activeElement.matches('[data-screen] input')");
  await webkit.press(email, Key.ENTER);
  line.release();
  await webkit.find('button', 'Se connecter');
  await webkit.expectPath('/login');
});
