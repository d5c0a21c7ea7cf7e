import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { checkPart } from '../src/fixtures/check-accessibility';
import { serveFolder } from '../src/fixtures/serve-folder';
import { galleryFolder, galleryPages, type GalleryPage } from './gallery-pages';

interface Appearance {
  name: string;
  theme: string;
  language: string;
  /** The axe rules to run; all by default. */
  rules?: string[];
}

const appearances: readonly Appearance[] = [
  { name: 'light-fr', theme: 'light', language: 'fr' },
  { name: 'dark-ar', theme: 'dark', language: 'ar', rules: ['color-contrast'] },
];
const overlaySelector = '[role=dialog], [role=alertdialog], [role=menu], .Toastify__toast';

/** One page for all tests of a worker, so that the browser compiles Storybook only once. */
const test = base.extend<object, { origin: string; gallery: Page }>({
  origin: [
    async ({ playwright: _ }, use) => {
      const { origin, stop } = await serveFolder(galleryFolder);
      await use(origin);
      await stop();
    },
    { scope: 'worker' },
  ],
  gallery: [
    async ({ browser, origin }, use) => {
      const page = await browser.newPage({
        baseURL: origin,
        locale: 'fr-FR',
        timezoneId: 'Africa/Abidjan',
        viewport: { width: 900, height: 640 },
        reducedMotion: 'reduce',
      });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

const pictureOf = ({ id }: GalleryPage, look: string) => `${id.replace('--docs', '')}-${look}.png`;
const globalsOf = ({ theme, language }: Appearance) => `theme:${theme};language:${language}`;
const addressOf = ({ id, type }: GalleryPage, look: Appearance) =>
  `/iframe.html?id=${id}&viewMode=${type}&globals=${globalsOf(look)}`;

/** Shows only the stories: Storybook itself draws the rest of the page. */
async function gatherStories(page: Page): Promise<void> {
  await page.evaluate(() => {
    const picture = document.createElement('div');
    picture.id = 'picture';
    picture.append(...document.querySelectorAll('.sb-story'));
    document.body.append(picture);
    document.querySelector('#storybook-docs')?.setAttribute('style', 'display: none');
  });
}

const componentPages = galleryPages();

for (const shown of componentPages)
  for (const look of appearances)
    test(`${shown.title}, ${shown.name}, ${look.name}`, async ({ gallery: page }) => {
      await page.goto(addressOf(shown, look));
      await expect(page.locator(`[data-story][lang=${look.language}]`)).toHaveCount(shown.stories);
      const picture = pictureOf(shown, look.name);
      if (shown.type === 'docs') {
        await gatherStories(page);
        await expect.soft(page.locator('#picture')).toHaveScreenshot(picture);
        await checkPart(page, '#picture', look.rules);
      } else {
        await expect(page.locator(overlaySelector).first()).toBeVisible();
        await expect.soft(page).toHaveScreenshot(picture);
        await checkPart(page, 'body', look.rules);
      }
    });

test('every picture belongs to a page', () => {
  const known = componentPages.flatMap((shown) => appearances.map(({ name }) => pictureOf(shown, name)));
  const kept = readdirSync(path.join(import.meta.dirname, 'pictures'));
  expect(kept.filter((picture) => !known.includes(picture))).toEqual([]);
});
