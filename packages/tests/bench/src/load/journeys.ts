import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { accounts, openMailbox, storeToken, type Stack } from '@escale/e2e/fixtures';
import { OtpPage, SignInPage } from '@escale/e2e/pages';
import type { UsableElement } from './page-clock';
import { leaveSite, type Journey, type Step } from './visit';

/** An origin that serves the product, and the stack behind it. */
export interface Deployment {
  origin: string;
  stack: Stack;
}

/** How long a user looks at the home before opening a module. */
const homeStayMs = 3_000;

/** The time between pointing at a card and the press. */
const hoverMs = 500;

const signInFieldReady: UsableElement = { selector: 'input', mustHandleEvents: true };
const modulesListSelector = 'ul[aria-label="Modules"]';
const cardsReady: UsableElement = { selector: `${modulesListSelector} a`, mustHandleEvents: true };
const firstRowReady: UsableElement = { selector: '.ag-row' };

const headingReady = (text: string): UsableElement => ({ selector: 'h1', text });

/** The modules; `frame` is the part around a module's data, and appears before the data. */
const modules: readonly { path: string; frame: UsableElement; ready?: UsableElement }[] = [
  { path: '/users', frame: headingReady('Gestion des Utilisateurs'), ready: firstRowReady },
  { path: '/dashboard', frame: headingReady('Tableau de Bord') },
  { path: '/security', frame: headingReady('Dashboard Sécurité') },
  { path: '/settings', frame: headingReady('Paramètres') },
];

/** Opens an address as from the address bar; resolves once the browser starts to load the document. */
const goTo =
  ({ origin }: Deployment, path: string) =>
  (page: Page) =>
    page.goto(origin + path, { waitUntil: 'commit' });

async function pressMouse({ mouse }: Page): Promise<void> {
  await mouse.down();
  await mouse.up();
}

/** Types all digits of the code except the last, which would send the code. Returns that digit. */
async function typeCodeButLastDigit(page: Page, { stack }: Deployment): Promise<string> {
  const mailbox = openMailbox(stack.apiOrigin);
  const { admin } = accounts;
  const seen = await mailbox.count(admin.email);
  await new SignInPage(page).signIn(admin);
  const otp = new OtpPage(page);
  await otp.code.waitFor();
  const code = await mailbox.codeFor(admin.email, seen);
  await otp.enter(code.slice(0, -1));
  return code.slice(-1);
}

async function enterSignedIn(context: BrowserContext, { origin, stack }: Deployment): Promise<void> {
  const { accessToken } = await stack.sessions.of('superAdmin');
  await storeToken(context, origin, accessToken);
}

/** Simulates the data saver of a browser, with which the home prefetches nothing. */
const simulateDataSaver = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

/** Simulates the browser of a user who has opened the module before. */
const simulateUsedBefore = (context: BrowserContext, path: string) =>
  context.addInitScript((id) => {
    const [, claims] = localStorage.getItem('accessToken')?.split('.') ?? [];
    if (claims === undefined) return;
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { sub: string };
    localStorage.setItem(`escale.used.${sub}`, JSON.stringify([id]));
  }, path.slice(1));

/**
 * Kinds of visitors. For the first, the home prefetches most of a module; for the last, it
 * prefetches nothing.
 */
const visitorKinds = {
  'used before': simulateUsedBefore,
  'for the first time': () => Promise.resolve(),
  'nothing fetched ahead': simulateDataSaver,
};

/** Returns the journeys to measure on a deployment of the product. */
export function journeysAt(place: Deployment): Journey[] {
  const enter = (context: BrowserContext) => enterSignedIn(context, place);
  const cardOf = (page: Page, path: string) => page.locator(`${modulesListSelector} a[href="${path}"]`);
  const showHome = async (page: Page) => {
    await goTo(place, '/modules')(page);
    await page.locator(cardsReady.selector).first().waitFor();
    await pause(homeStayMs);
  };
  const fromHome = (path: string, ready: UsableElement, by: keyof typeof visitorKinds): Journey => ({
    name: `from-home${path}`,
    enter: async (context) => {
      await enter(context);
      await visitorKinds[by](context, path);
    },
    steps: [
      {
        name: `home to ${path}, ${by}`,
        ready,
        prepare: showHome,
        act: (page) => cardOf(page, path).click(),
      },
    ],
  });
  const afterHover = (path: string, frame: UsableElement): Journey => ({
    name: `hover${path}`,
    enter,
    steps: [
      {
        name: `home to the frame of ${path}, after hover`,
        ready: frame,
        prepare: async (page) => {
          await showHome(page);
          await cardOf(page, path).hover();
          await pause(hoverMs);
        },
        // The pointer is already over the card; Playwright's own click would first ask the page which element is there.
        act: pressMouse,
      },
    ],
  });
  // This journey runs only at the stack's own origin, since the API accepts no sign-in from another
  // one.
  let lastDigit = '';
  const signIn: Step = {
    name: 'sign-in to home',
    ready: cardsReady,
    prepare: async (page) => {
      lastDigit = await typeCodeButLastDigit(page, place);
    },
    act: (page) => page.keyboard.press(lastDigit),
  };
  const twice = (path: string, ready: UsableElement) => [
    { name: `${path}, first visit`, ready, act: goTo(place, path) },
    { name: `${path}, second visit`, ready, prepare: leaveSite, act: goTo(place, path) },
  ];
  return [
    {
      name: 'login',
      steps: [...twice('/login', signInFieldReady), ...(place.origin === place.stack.origin ? [signIn] : [])],
    },
    { name: 'home', enter, steps: twice('/modules', cardsReady) },
    {
      name: 'deep-link',
      enter,
      steps: [
        { name: 'deep link to /users', ready: firstRowReady, act: goTo(place, '/users') },
        {
          name: 'reload of /users',
          ready: firstRowReady,
          act: (page) => page.reload({ waitUntil: 'commit' }),
        },
      ],
    },
    ...modules.flatMap(({ path, frame, ready = frame }) =>
      (['used before', 'for the first time', 'nothing fetched ahead'] as const).map((by) =>
        fromHome(path, ready, by),
      ),
    ),
    ...modules.map(({ path, frame }) => afterHover(path, frame)),
  ];
}
