import { mkdir, writeFile } from 'node:fs/promises';
import { chromium, expect, request, type Browser, type Page } from '@playwright/test';
import { launchOptions } from '../src/fixtures/launch-options';
import { storeToken } from '../src/fixtures/sign-in-by-api';
import { startStack, type Stack } from '../src/fixtures/stack';
import { fromRoot } from '../src/fixtures/workspace-paths';
import { HomePage } from '../src/pages/home-page';
import { UsersPage } from '../src/pages/users-page';
import { showAppearance, type Scheme } from '../src/screens/appearances';

const folder = fromRoot('docs', 'pictures');
const maxKilobytes = 120;

interface Picture {
  name: string;
  scheme: Scheme;
  open: (page: Page) => Promise<void>;
}

const pictures: readonly Picture[] = [
  {
    name: 'home',
    scheme: 'light',
    open: async (page) => {
      await new HomePage(page).open();
      await expect(page.getByRole('region', { name: 'Vos dernières connexions' })).toBeVisible();
    },
  },
  {
    name: 'users',
    scheme: 'light',
    open: async (page) => {
      const users = new UsersPage(page);
      await users.open();
      await expect(users.grid.getByRole('switch').first()).toBeVisible();
    },
  },
  {
    name: 'security',
    scheme: 'dark',
    open: async (page) => {
      await page.goto('/security?onglet=apercu');
      await expect(page.getByRole('region', { name: 'Indicateurs de sécurité' })).toBeVisible();
    },
  },
];

/**
 * Returns a picture of the page in WebP, which takes a tenth of the bytes of a PNG. Only the
 * browser can write WebP.
 */
async function takeCompressed(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  return Buffer.from(data, 'base64');
}

async function takePicture(browser: Browser, stack: Stack, { name, scheme, open }: Picture): Promise<void> {
  const place = { baseURL: stack.origin, locale: 'fr-FR', timezoneId: 'Africa/Abidjan' };
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ ...place, viewport, reducedMotion: 'reduce' });
  const { accessToken } = await stack.sessions.of('superAdmin');
  await storeToken(context, stack.origin, accessToken);
  const page = await context.newPage();
  await open(page);
  await showAppearance(page, { size: 'desktop', scheme });
  await page.waitForLoadState('networkidle');
  const picture = await takeCompressed(page);
  await context.close();
  const kilobytes = Math.round(picture.length / 1_000);
  console.log(`docs/pictures/${name}.webp: ${kilobytes} kB`);
  if (kilobytes > maxKilobytes) throw new Error(`${name} is larger than ${maxKilobytes} kB`);
  await writeFile(`${folder}/${name}.webp`, picture);
}

async function takePictures(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const stack = await startStack(request);
  const browser = await chromium.launch(launchOptions());
  try {
    for (const picture of pictures) await takePicture(browser, stack, picture);
  } finally {
    await browser.close();
    await stack.stop();
  }
}

void takePictures();
