import { extensionFile, sendBareEvents, throwIn } from '../fixtures/foreign-code';
import { expect, test } from '../fixtures/test';
import { SignInPage } from '../pages/sign-in-page';
import { UserFormPage } from '../pages/user-form-page';

const crashed = { name: 'Une erreur est survenue' };

test("the browser's own autofill leaves the page and fills its fields", async ({ page, signIn }) => {
  await signIn('superAdmin');
  await page.goto('/users/add');
  const form = new UserFormPage(page);
  await expect(form.firstName).toBeVisible();
  const cdp = await page.context().newCDPSession(page);
  const { root } = await cdp.send('DOM.getDocument', { depth: -1, pierce: true });
  const { nodeId } = await cdp.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'input[name=firstName]',
  });
  const { node } = await cdp.send('DOM.describeNode', { nodeId });
  await cdp.send('Autofill.enable');
  await cdp.send('Autofill.trigger', {
    fieldId: node.backendNodeId,
    address: {
      fields: [
        { name: 'NAME_FIRST', value: 'Awa' },
        { name: 'NAME_LAST', value: 'Koné' },
        { name: 'EMAIL_ADDRESS', value: 'awa.kone@escale.test' },
      ],
    },
  });
  await expect(form.firstName).toHaveValue('Awa');
  await expect(form.lastName).toHaveValue('Koné');
  await expect(page.getByRole('heading', crashed)).toBeHidden();
});

test('what an extension throws leaves the page with what was typed', async ({ page, signIn, guard }) => {
  guard.allowErrors(/provoked by the test/);
  const login = new SignInPage(page);
  await login.open();
  await throwIn(page, extensionFile);
  await throwIn(page, extensionFile, 'rejection');
  await expect(page.getByRole('heading', crashed)).toBeHidden();
  await signIn('superAdmin');
  await page.goto('/users/add');
  const form = new UserFormPage(page);
  await form.firstName.fill('Awa');
  await throwIn(page, extensionFile);
  await throwIn(page, extensionFile, 'rejection');
  await sendBareEvents(page);
  await expect(form.firstName).toHaveValue('Awa');
});
