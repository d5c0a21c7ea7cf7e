import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { By, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { WebKitBrowser } from './webkit-browser';

type AccessibleName = string | RegExp;

/** Where and how an element is searched for. */
interface Query {
  /** An element whose descendants are searched; the document by default. */
  within?: WebElement;
  level?: number;
}

const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Runs in the page and returns at once: a navigation during a wait would end the script. */
const queryScript = `
  const [root, role, asked, level] = arguments;
  if (globalThis.TestingLibraryDom === undefined) return 'no library';
  const isNamed = (text) => {
    const name = text.replace(/\\s+/g, ' ').trim();
    return Array.isArray(asked) ? new RegExp(...asked).test(name) : name === asked;
  };
  const options = { ...(asked !== null && { name: isNamed }), ...(level && { level }) };
  const found = TestingLibraryDom.queryAllByRole(root ?? document.body, role, options);
  return found.find((element) => element.checkVisibility()) ?? null;
`;

/** Returns whether an element stays in place for two frames and receives a press there. */
const settledScript = `
  const [element, done] = arguments;
  const before = element.getBoundingClientRect();
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint(x + width / 2, y + height / 2);
    const isMet = element.contains(met) || met?.contains(element) || [...(element.labels ?? [])].some((label) => label.contains(met));
    done(x === before.x && y === before.y && isMet);
  }));
`;

/** Time limit of a wait: a busy machine takes half a minute to open a page. */
const waitMs = 45_000;

/** A navigation that the driver has not dropped takes less time. */
const navigationMs = waitMs / 3;

/** A WebKit window, queried by role and name like Playwright's locators. */
export class WebKitPage {
  readonly driver: WebDriver;
  /** The folder of downloaded files. */
  readonly downloads: string;

  constructor(
    { driver, downloads }: WebKitBrowser,
    readonly origin: string,
  ) {
    this.driver = driver;
    this.downloads = downloads;
  }

  /** Opens an address without waiting for its scripts. */
  async openDocument(path: string): Promise<void> {
    await this.evaluate('globalThis.isLeft = true');
    const hasArrived = 'return globalThis.isLeft === undefined && document.body !== null';
    // The driver sometimes drops a navigation while the page still changes its own address.
    await expect(async () => {
      await this.driver.get(this.origin + path);
      await this.expectTrue(hasArrived, navigationMs);
    }).toPass({ timeout: waitMs });
  }

  /** Opens an address and waits until the application has replaced what the document shows. */
  async open(path: string): Promise<void> {
    await this.openDocument(path);
    await this.expectTrue(
      "return document.readyState === 'complete' && document.querySelector('[data-screen]') === null",
    );
  }

  /** Waits until a function body returns true in the page. */
  async expectTrue(body: string, timeout = waitMs): Promise<void> {
    await expect.poll(() => this.evaluate(body).catch(() => false), { message: body, timeout }).toBe(true);
  }

  /** Returns path and query of the address. */
  async path(): Promise<string> {
    const { pathname, search } = new URL(await this.driver.getCurrentUrl());
    return pathname + search;
  }

  async expectPath(path: AccessibleName): Promise<void> {
    const asked = expect.poll(() => this.path(), { timeout: waitMs });
    await (typeof path === 'string' ? asked.toBe(path) : asked.toMatch(path));
  }

  /** Runs a function body in the page. */
  evaluate<Result>(body: string, ...args: unknown[]): Promise<Result> {
    return this.driver.executeScript<Result>(body, ...args);
  }

  /** Returns the first visible element of a role and name, or `null`. */
  async query(
    role: string,
    name?: AccessibleName,
    { within, level }: Query = {},
  ): Promise<WebElement | null> {
    const asked = name instanceof RegExp ? [name.source, name.flags] : (name ?? null);
    const ask = () =>
      this.evaluate<WebElement | 'no library' | null>(queryScript, within ?? null, role, asked, level);
    const answer = await ask();
    if (answer !== 'no library') return answer;
    await this.evaluate(testingLibrary);
    return (await ask()) as WebElement | null;
  }

  /** Waits for a visible element of a role and name. */
  async find(role: string, name?: AccessibleName, query?: Query): Promise<WebElement> {
    let found: WebElement | null = null;
    await expect
      .poll(
        async () => {
          found = await this.query(role, name, query).catch(nullIfGone);
          return found !== null;
        },
        { message: `${role} ${String(name)}`, timeout: waitMs },
      )
      .toBe(true);
    return found as unknown as WebElement;
  }

  async heading(name: AccessibleName): Promise<WebElement> {
    return this.find('heading', name, { level: 1 });
  }

  async expectNone(role: string, name?: AccessibleName): Promise<void> {
    await expect
      .poll(async () => (await this.query(role, name).catch(nullIfGone)) === null, {
        message: `no ${role} ${String(name)}`,
        timeout: waitMs,
      })
      .toBe(true);
  }

  async click(role: string, name?: AccessibleName, query?: Query): Promise<void> {
    await this.again(async () => {
      const element = await this.find(role, name, query);
      await this.driver.executeScript('arguments[0].scrollIntoView({ block: "nearest" })', element);
      if (!(await this.driver.executeAsyncScript<boolean>(settledScript, element)))
        throw new Error('it moves or is covered');
      await element.click();
    });
  }

  /** Replaces a field's value by typing. */
  async fill(role: string, name: AccessibleName, text: string): Promise<void> {
    await this.again(async () => {
      const field = await this.find(role, name);
      await field.click();
      await this.control('a');
      await field.sendKeys(text);
    });
  }

  /** Chooses a value of a native select. */
  async choose(name: AccessibleName, value: string): Promise<void> {
    await this.again(async () => {
      const select = await this.find('combobox', name);
      await select.findElement(By.css(`option[value="${value}"]`)).click();
      if ((await select.getAttribute('value')) !== value) throw new Error('it was not chosen');
    });
  }

  /** Sets a date field as its picker does, since the driver's keys do not reach the parts of the field. */
  async setDate(label: string, value: string): Promise<void> {
    await this.expectTrue(`
      const label = [...document.querySelectorAll('label')].find(({ innerText }) => innerText.trim() === '${label}');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(label.control, '${value}');
      return label.control.dispatchEvent(new Event('input', { bubbles: true }));
    `);
  }

  /** Presses keys on the focused element. */
  async press(...keys: string[]): Promise<void> {
    const actions = this.driver.actions();
    for (const key of keys) actions.sendKeys(key);
    await actions.perform();
  }

  /** Presses keys while Control is held. */
  async control(...keys: string[]): Promise<void> {
    const actions = this.driver.actions().keyDown(Key.CONTROL);
    for (const key of keys) actions.sendKeys(key);
    await actions.keyUp(Key.CONTROL).perform();
  }

  /** Waits until the page shows a text. */
  async expectText(text: string): Promise<void> {
    await expect
      .poll(() => this.evaluate<string>('return document.body.innerText').catch(() => ''), {
        timeout: waitMs,
      })
      .toContain(text);
  }

  async resize(width: number, height: number): Promise<void> {
    const frame = await this.evaluate<number>('return outerHeight - innerHeight');
    await this.driver
      .manage()
      .window()
      .setRect({ width, height: height + frame });
    await expect.poll(() => this.evaluate('return innerWidth')).toBe(width);
  }

  /** Repeats an action that fails, since an element may re-render between the check and the action. */
  private async again(act: () => Promise<void>): Promise<void> {
    await expect(async () => {
      await act();
    }).toPass({ timeout: waitMs, intervals: [100] });
  }
}

function nullIfGone(reason: unknown): null {
  if (reason instanceof error.StaleElementReferenceError || reason instanceof error.JavascriptError)
    return null;
  throw reason;
}
