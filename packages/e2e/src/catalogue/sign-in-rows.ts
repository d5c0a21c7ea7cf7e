import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts';
import { answerJson } from '../fixtures/answers';
import { reachOtpPage } from '../pages/reach-otp-page';
import { SignInPage } from '../pages/sign-in-page';
import type { Row, RowTools } from './row';

const account = accounts.operator;
const minutes = 60_000;

async function identify({ page }: RowTools, status: number, body: object): Promise<void> {
  await answerJson(page, '/auth/check-email', status, body);
  const form = new SignInPage(page);
  await form.open();
  await form.email.fill(account.email);
  await form.continue.click();
}

async function logIn({ page }: RowTools, status: number, body: object): Promise<void> {
  await answerJson(page, '/auth/login', status, body);
  const form = new SignInPage(page);
  await form.open();
  await form.signIn({ ...account, password: 'secret' });
}

async function verify({ page }: RowTools, status: number, body: object): Promise<void> {
  await answerJson(page, '/auth/verify-otp', status, body);
  const otp = await reachOtpPage(page, account);
  await otp.enter('123456');
}

async function resend({ page }: RowTools, status: number, body: object): Promise<void> {
  await page.clock.install();
  await answerJson(page, '/auth/resend-otp', status, body);
  const otp = await reachOtpPage(page, account);
  await page.clock.fastForward('02:00');
  await otp.resend.click();
}

async function askForLink(page: Page): Promise<void> {
  await page.goto('/forgot-password');
  await page.getByRole('textbox').fill(account.email);
  await page.getByRole('button', { name: /^Envoyer/ }).click();
}

async function forget({ page }: RowTools, status: number, body: object): Promise<void> {
  await answerJson(page, '/auth/forgot-password', status, body);
  await askForLink(page);
}

async function sendAgain({ page }: RowTools, status: number, body: object): Promise<void> {
  await askForLink(page);
  const again = page.getByRole('button', { name: "Renvoyer l'email" });
  await again.waitFor();
  await answerJson(page, '/auth/forgot-password', status, body);
  await again.click();
}

async function reset({ page }: RowTools, status: number, body: object): Promise<void> {
  await answerJson(page, '/auth/reset-password', status, body);
  await page.goto('/reset-password?token=unknown');
  for (const label of ['Nouveau mot de passe', 'Confirmer le mot de passe'])
    await page.getByLabel(label, { exact: true }).fill('Quai-Nord-4711!');
  await page.getByRole('button', { name: 'Réinitialiser le mot de passe' }).click();
}

/** Opens /otp-verification with the navigation state that another page would have passed. */
async function enterWith({ page }: RowTools, usr: object): Promise<void> {
  await new SignInPage(page).open();
  await page.evaluate((state) => {
    history.replaceState({ usr: state, key: 'e2e', idx: 0 }, '', '/otp-verification');
  }, usr);
  await page.reload();
}

type Act = (tools: RowTools, status: number, body: object) => Promise<void>;

/** The server's own sentence, and the fallback where it has none. */
const worded = (act: Act, by: string, fallback: string): Row[] => [
  {
    text: `Refus du serveur (${by})`,
    by: 'the words of the server',
    provoke: (tools) => act(tools, 422, { success: false, error: `Refus du serveur (${by})` }),
  },
  { text: fallback, by, provoke: (tools) => act(tools, 422, {}) },
];

export const signInRows: readonly Row[] = [
  ...worded(identify, 'step 1', 'Adresse email non trouvée'),
  ...worded(logIn, 'step 2', 'Mot de passe incorrect'),
  { text: 'Réponse inattendue du serveur', provoke: (tools) => logIn(tools, 200, { success: true }) },
  {
    text: 'Données utilisateur manquantes',
    by: 'login',
    provoke: (tools) => logIn(tools, 200, { accessToken: 'a.b.c' }),
  },
  {
    text: 'Données utilisateur manquantes',
    by: 'code',
    provoke: (tools) => verify(tools, 200, { success: true, accessToken: 'a.b.c' }),
  },
  ...worded(verify, 'code', 'Code de vérification invalide'),
  {
    text: 'Veuillez attendre 42 secondes avant de demander un nouveau code',
    provoke: (tools) => resend(tools, 429, { error: 'Trop tôt', cooldownSeconds: 42 }),
  },
  ...worded(resend, 'another code', 'Erreur lors du renvoi du code'),
  {
    text: 'Message du serveur',
    by: 'another code, `message`',
    provoke: (tools) => resend(tools, 400, { message: 'Message du serveur' }),
  },
  ...worded(forget, 'forgotten password', "Erreur lors de l'envoi de l'email"),
  ...worded(sendAgain, 'forgotten password, again', "Erreur lors du renvoi de l'email"),
  ...worded(reset, 'new password', 'Erreur lors de la réinitialisation'),
  {
    text: 'Token manquant',
    place: 'screen',
    provoke: ({ page }) => page.goto('/reset-password'),
  },
  {
    text: 'Accès non autorisé à cette page',
    provoke: (tools) => enterWith(tools, { email: account.email, timestamp: Date.now() }),
  },
  {
    text: 'Session expirée. Veuillez vous reconnecter',
    provoke: (tools) =>
      enterWith(tools, {
        email: account.email,
        secureTransition: true,
        timestamp: Date.now() - 6 * minutes,
      }),
  },
  {
    text: 'Navigation arrière bloquée pour sécurité. Déconnexion...',
    provoke: async ({ page }) => {
      await reachOtpPage(page, account);
      await page.evaluate(() => history.back());
    },
  },
];
