import { defaultPreferences, fullName, type Language, type User } from '@escale/contracts';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { readFile } from 'node:fs/promises';
import { checkAccessibility } from '../fixtures/check-accessibility';
import { peopleApi, uniqueWord, type PeopleApi } from '../fixtures/people-api';
import { openSession } from '../fixtures/sign-in-by-api';
import { expect, test } from '../fixtures/test';
import { untilHandedOver } from '../pages/first-screen';
import { pressUntilFocused } from '../pages/keyboard';

/** The labels, per language, of the controls on the journeys; the rest is found by role. */
interface JourneyLabels {
  /** The arrow key that moves forward in a row. */
  onward: 'ArrowRight' | 'ArrowLeft';
  edit: string;
  firstName: string;
  save: string;
  permissions: string;
  module: string;
  right: string;
  savePermissions: string;
  signOut: string;
  columns: string;
  later: string;
  export: string;
  csv: string;
  email: string;
}

const languages: Partial<Record<Language, JourneyLabels>> = {
  fr: {
    onward: 'ArrowRight',
    edit: 'Modifier',
    firstName: 'Prénom',
    save: 'Enregistrer',
    permissions: 'Permissions',
    module: 'Rapports',
    right: 'Modification',
    savePermissions: 'Enregistrer les permissions',
    signOut: 'Déconnecter',
    columns: 'Colonnes',
    later: 'Descendre Utilisateur',
    export: 'Exporter',
    csv: 'Exporter Excel',
    email: 'Email',
  },
  ar: {
    onward: 'ArrowLeft',
    edit: 'تعديل',
    firstName: 'الاسم الأول',
    save: 'حفظ',
    permissions: 'الصلاحيات',
    module: 'التقارير',
    right: 'تعديل',
    savePermissions: 'حفظ الصلاحيات',
    signOut: 'تسجيل الخروج',
    columns: 'الأعمدة',
    later: 'نقل المستخدم إلى أسفل',
    export: 'تصدير',
    csv: 'تصدير إلى Excel',
    email: 'البريد الإلكتروني',
  },
};

/** Returns the actions of a user who has a keyboard but no mouse; `words` are the labels in the language of the page. */
function createTypist(page: Page, words: JourneyLabels) {
  const press = (key: string) => page.keyboard.press(key);
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  const dialog = page.getByRole('alertdialog');
  return {
    press,
    button,
    type: (text: string) => page.keyboard.type(text),
    tabTo: (target: Locator) => pressUntilFocused(page, 'Tab', target),
    tabBackTo: (target: Locator) => pressUntilFocused(page, 'Shift+Tab', target),
    moveTo: (target: Locator) => pressUntilFocused(page, words.onward, target),
    heading: page.locator('#root').getByRole('heading', { level: 1 }),
    grid: page.getByRole('grid'),
    /** Confirms the question on screen. */
    confirm: async () => {
      await pressUntilFocused(page, 'Tab', dialog.getByRole('button').last());
      await press('Enter');
      await expect(dialog).toHaveCount(0);
    },
  };
}

type Typist = ReturnType<typeof createTypist>;

async function editFoundUser(
  page: Page,
  hands: Typist,
  words: JourneyLabels,
  user: User,
  api: PeopleApi,
): Promise<void> {
  await hands.tabTo(page.getByRole('main').locator('a[href="/users"]').first());
  await hands.press('Enter');
  await hands.grid.waitFor();
  await expect(hands.heading).toBeFocused();
  await hands.tabTo(page.getByRole('searchbox'));
  await hands.type(user.lastName);
  await expect(hands.grid.locator('[row-id]')).toHaveCount(1);
  await hands.tabTo(hands.grid.locator('[role=gridcell]:focus'));
  await hands.moveTo(hands.grid.locator('[row-id] [col-id="user"]'));
  await hands.press('Enter');
  await hands.press('Enter');
  await expect(page).toHaveURL(`/users/${user.id}`);
  await expect(hands.heading).toBeFocused();
  await hands.tabTo(hands.button(words.edit));
  await hands.press('Enter');
  await hands.tabTo(page.getByRole('textbox', { name: words.firstName }));
  await hands.press('ControlOrMeta+A');
  await hands.type('Adjoua');
  await hands.tabTo(hands.button(words.save));
  await hands.press('Enter');
  await hands.confirm();
  await expect(hands.button(words.edit), 'the focus is not lost with the form').toBeFocused();
  expect((await api.get(user.id)).firstName).toBe('Adjoua');
}

async function grantRight(page: Page, hands: Typist, words: JourneyLabels, user: User, api: PeopleApi) {
  await hands.tabTo(page.getByRole('tab', { selected: true }));
  await hands.moveTo(page.getByRole('tab', { name: words.permissions }));
  await hands.press('Enter');
  const flag = page.getByRole('group', { name: words.module }).getByRole('switch', { name: words.right });
  await flag.waitFor();
  await hands.tabTo(flag);
  await hands.press('Space');
  await expect(flag).toBeChecked();
  await hands.tabTo(hands.button(words.savePermissions));
  await hands.press('Enter');
  await hands.confirm();
  const saved = async () => (await api.call('GET', `/users/${user.id}/preferences`)).text();
  await expect.poll(saved).toMatch(/"reports":\{[^}]*"write":true/);
}

async function sortReorderExport(page: Page, hands: Typist, words: JourneyLabels): Promise<void> {
  await hands.tabBackTo(page.getByRole('banner').locator('a[href="/users"]'));
  await hands.press('Enter');
  await hands.grid.waitFor();
  await expect(hands.heading).toBeFocused();
  await hands.tabTo(hands.button(words.columns));
  await hands.press('Enter');
  await hands.tabTo(page.getByRole('button', { name: words.later, exact: true }));
  await hands.press('Enter');
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('2');
  await hands.press('Escape');
  await expect(hands.button(words.columns)).toBeFocused();
  await hands.tabTo(hands.grid.locator('[role=gridcell]:focus, [role=columnheader]:focus'));
  await pressUntilFocused(page, 'ArrowUp', hands.grid.locator('[role=columnheader]:focus'));
  const email = hands.grid.locator('[role=columnheader][col-id="email"]');
  await hands.moveTo(email);
  await hands.press('Enter');
  await hands.press('Enter');
  await expect(email).toHaveAttribute('aria-sort', 'descending');
  await hands.tabBackTo(hands.button(words.export));
  const download = page.waitForEvent('download');
  await hands.press('Enter');
  await page.getByRole('menu').waitFor();
  await pressUntilFocused(page, 'ArrowDown', page.getByRole('menuitem', { name: words.csv }));
  await hands.press('Enter');
  const bytes = await readFile(await (await download).path());
  const [header, ...rows] = parse(bytes, { bom: true, delimiter: ';' });
  expect(header?.[0]).toBe(words.email);
  const emails = rows.map(([first]) => first ?? '');
  expect(emails.length).toBeGreaterThan(1);
  expect((emails.at(0) ?? '') > (emails.at(-1) ?? ''), 'from z to a').toBe(true);
}

for (const [language, words] of Object.entries(languages))
  test(`${language}, without a mouse: sign in; find, edit, save; grant a right; force a logout; sort, reorder, export`, async ({
    page,
    request,
    stack,
    mailbox,
  }) => {
    const { accessToken } = await stack.sessions.of('superAdmin');
    const api = peopleApi(request, stack.origin, accessToken);
    const { user: self, credentials } = await api.createActive(mailbox, { role: 'SUPER_ADMIN' });
    await api.call('PUT', `/users/${self.id}/preferences`, { ...defaultPreferences, language });
    const { user, credentials: theirs } = await api.createActive(mailbox);
    const { accessToken: theirToken } = await openSession(request, stack, mailbox, theirs);
    const hands = createTypist(page, words);

    await test.step('sign in', async () => {
      await page.goto('/login');
      await untilHandedOver(page);
      await expect(page.locator('input[type=email]')).toBeFocused();
      await hands.type(credentials.email);
      await hands.press('Enter');
      await expect(page.locator('input[type=password]')).toBeFocused();
      const seen = await mailbox.count(credentials.email);
      await hands.type(credentials.password);
      await hands.press('Enter');
      await expect(page.locator('input[autocomplete="one-time-code"]')).toBeFocused();
      await hands.type(await mailbox.codeFor(credentials.email, seen));
      await expect(page).toHaveURL('/modules');
      await expect(hands.heading).toBeFocused();
    });
    await test.step('find a user, edit, save', () => editFoundUser(page, hands, words, user, api));
    await test.step('grant a right', () => grantRight(page, hands, words, user, api));
    await test.step('force a logout', async () => {
      page.once('dialog', (question) => void question.accept());
      await hands.tabBackTo(hands.button(words.signOut));
      await hands.press('Enter');
      const headers = { authorization: `Bearer ${theirToken}` };
      const answer = async () => (await request.get(`${stack.origin}/api/auth/me`, { headers })).status();
      await expect.poll(answer).toBe(401);
    });
    await test.step('sort, reorder, export', () => sortReorderExport(page, hands, words));
  });

test('without a mouse: invite two, change their rights together, copy those of a colleague, work off an activity', async ({
  page,
  signIn,
  stack,
}) => {
  const { accessToken } = await signIn('superAdmin');
  const api = peopleApi(page.request, stack.origin, accessToken);
  const hands = createTypist(page, languages.fr as JourneyLabels);
  const lastName = uniqueWord();
  const colleague = await api.create();
  await api.grant(colleague.id, { reports: { visible: true, read: true, write: true } });

  await test.step('invite two', async () => {
    await page.goto('/users/invite');
    await hands.tabTo(page.getByRole('textbox', { name: 'Personnes à inviter' }));
    await hands.type(
      `a.${lastName}@escale.test;Awa;${lastName}\nb.${lastName}@escale.test;Bintou;${lastName}`,
    );
    await hands.tabTo(hands.button('Inviter 2 personnes'));
    await checkAccessibility(page);
    await hands.press('Enter');
    await expect(page.getByText('2 personnes invitées')).toBeVisible();
    await checkAccessibility(page);
  });

  await test.step('give both a right', async () => {
    await page.goto(`/users?q=${lastName}`);
    await expect(hands.grid.locator('[role="row"][row-id]')).toHaveCount(2);
    await hands.tabTo(page.getByRole('searchbox'));
    await hands.press('ArrowDown');
    await expect(hands.grid.locator('[role=gridcell]:focus')).toBeVisible();
    for (const key of ['Home', 'Space', 'ArrowDown', 'Space']) await hands.press(key);
    const rights = page.getByRole('button', { name: 'Rôle et droits' });
    await rights.waitFor();
    await hands.tabTo(rights);
    await hands.press('Enter');
    const flag = page
      .getByRole('group', { name: 'Rapports' })
      .getByRole('combobox', { name: 'Modification' });
    await flag.waitFor();
    await hands.tabTo(flag);
    await hands.press('ArrowDown');
    await expect(flag).toHaveValue('grant');
    await hands.tabTo(hands.button('Enregistrer pour 2 personnes'));
    await checkAccessibility(page);
    await hands.press('Enter');
    await expect(page.getByText('2 personnes modifiées')).toBeVisible();
    await checkAccessibility(page);
  });

  await test.step('compare with a colleague, and copy', async () => {
    const user = await api.create();
    await page.goto(`/users/${user.id}`);
    await hands.tabTo(hands.button('Autres actions'));
    await hands.press('Enter');
    await page.getByRole('menu').waitFor();
    await pressUntilFocused(
      page,
      'ArrowDown',
      page.getByRole('menuitem', { name: 'Comparer ou copier des droits' }),
    );
    await hands.press('Enter');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await hands.type(colleague.lastName);
    await expect(page.getByRole('link', { name: fullName(colleague) })).toBeVisible();
    await hands.press('Enter');
    await expect(page.getByText(/^\d+ différences?$/)).toBeVisible();
    await hands.tabTo(hands.button('Copier ces droits'));
    await checkAccessibility(page);
    await hands.press('Enter');
    await expect(page.getByText('Les droits sont les mêmes.')).toBeVisible();
    await checkAccessibility(page);
  });

  await test.step('mark an activity as seen', async () => {
    for (let attempt = 0; attempt < 2; attempt += 1)
      await page.request.post(`${stack.origin}/api/auth/login`, {
        data: { email: 'operateur@escale.test', password: 'Faux-2025!', remember: false },
        headers: { origin: stack.origin },
      });
    await page.goto('/security?onglet=suspectes');
    const panel = page.getByRole('tabpanel', { name: 'Activités suspectes' });
    const unseen = panel.getByRole('button', { name: /^Marquer comme vu/ });
    await unseen.first().waitFor();
    const count = await unseen.count();
    await hands.tabTo(unseen.first());
    await hands.press('Enter');
    await expect(unseen).toHaveCount(count - 1);
    await expect(panel.locator('[data-mark]:focus'), 'the focus stays in the list').toHaveCount(1);
    await checkAccessibility(page);
  });
});
