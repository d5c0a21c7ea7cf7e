import type { AccountName } from '../fixtures/accounts';
import { guardedRoutes } from '../fixtures/route-table';
import { expect, test } from '../fixtures/test';
import { expiredToken, replaceToken } from '../fixtures/tokens';
import { watchHeadings } from '../pages/watch-headings';

const account: AccountName = 'superAdmin';

/** A page of the shell, and a module's page that requires the right to write. */
const renewedPaths = ['/modules', '/users/1/edit'];
/** The paths above, a page of a module, the page of an announced module, and a page without a module guard. */
const reloadedPaths = [...renewedPaths, '/dashboard', '/containers', '/profile'];

const tokens = {
  fresh: () => null,
  expired: expiredToken,
  garbage: () => 'garbage',
};

for (const [name, make] of Object.entries(tokens)) {
  test(`a reload with a token that is ${name} shows neither sign-in nor denial`, async ({
    page,
    signInFresh,
    requests,
  }) => {
    const { user } = await signInFresh(account);
    const seen = await watchHeadings(page);
    const token = make(user.id);
    const paths = token === null ? reloadedPaths : renewedPaths;
    for (const { path, heading } of guardedRoutes.filter((route) => paths.includes(route.path))) {
      await test.step(path, async () => {
        const title = page.getByRole('heading', { level: 1, name: heading, exact: true });
        await page.goto(path);
        await expect(title).toBeVisible();
        // Starts on a page that makes no calls: on any other page, a late call could refresh the token first.
        await page.goto('/config.json');
        if (token !== null) await replaceToken(page, token);
        requests.clear();
        await page.goto(path);
        await expect(title).toBeVisible();
        await expect(page).toHaveURL(path);
        // The title may appear before the session is loaded.
        await expect(page.getByRole('button', { name: /^Menu de / })).toBeVisible();
        await expect.poll(() => requests.matching('/api/auth/refresh')).toHaveLength(token === null ? 0 : 1);
        expect(await seen(), path).not.toContainEqual(
          expect.stringMatching(/Identification|Authentification|Accès refusé|non autorisée|\/login/),
        );
      });
    }
  });
}
