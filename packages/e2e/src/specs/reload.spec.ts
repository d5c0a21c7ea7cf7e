import type { AccountName } from '../fixtures/accounts';
import { guardedRoutes } from '../fixtures/route-table';
import { expect, test } from '../fixtures/test';
import { expiredToken, replaceToken } from '../fixtures/tokens';
import { watchHeadings } from '../pages/watch-headings';

const account: AccountName = 'superAdmin';

/** A page of the shell, of a module, of a module that demands a right to write, and the page of a planned module. */
const reloadedPaths = ['/modules', '/dashboard', '/users/1/edit', '/containers', '/profile'];
const routes = guardedRoutes.filter(({ path }) => reloadedPaths.includes(path));

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
    for (const { path, heading } of routes) {
      await test.step(path, async () => {
        const title = page.getByRole('heading', { level: 1, name: heading, exact: true });
        await page.goto(path);
        await expect(title).toBeVisible();
        // From a page without calls of its own: one of the old page's could be the first to refresh.
        await page.goto('/config.json');
        if (token !== null) await replaceToken(page, token);
        requests.clear();
        await page.goto(path);
        await expect(title).toBeVisible();
        await expect(page).toHaveURL(path);
        expect(requests.matching('/api/auth/refresh')).toHaveLength(token === null ? 0 : 1);
        expect(await seen(), path).not.toContainEqual(
          expect.stringMatching(/Identification|Authentification|Accès refusé|non autorisée|\/login/),
        );
      });
    }
  });
}
