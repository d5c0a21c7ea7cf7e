import { expect, test } from '../fixtures/test';
import { untilHandedOver } from '../pages/first-screen';
import { SignInPage } from '../pages/sign-in-page';

/** Simulates an old browser: replaces a property in the condition with one that no browser supports. */
const simulateOldBrowser = (text: string) => text.replaceAll('(mask-image: none)', '(mask-unknown: none)');

test('an old browser shows a notice in three languages and nothing else, with and without scripts @firefox', async ({
  page,
}) => {
  await page.route('/login', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: simulateOldBrowser(await response.text()) });
  });
  const notice = page.locator('[data-old-browser]');
  const expectNotice = async () => {
    for (const text of ['un navigateur plus récent', 'needs a newer browser', 'متصفح أحدث'])
      await expect(notice.getByText(text)).toBeVisible();
    await expect(notice.getByText('Chrome 120, Edge 120, Firefox 124, Safari 17.4')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveCount(0);
  };

  await page.goto('/login');
  await untilHandedOver(page);
  await expectNotice();
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  await expectNotice();

  await page.unroute('**/*.js');
  await page.unroute('/login');
  await page.reload();
  await expect(notice).toBeHidden();
  await untilHandedOver(page);
  await expect(new SignInPage(page).email).toBeVisible();
  await expect(notice).toBeHidden();
});
