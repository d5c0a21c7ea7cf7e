import { Key } from 'selenium-webdriver';
import { guardedRoutes } from '../fixtures/route-table';
import { expect, test } from './test';

/** Lists what no screen may have: a control that is hard to hit (WCAG 2.5.8, spacing included), a page wider than its window. */
const faultsScript = `
  const controls = 'a[href], button, input, select, textarea, [role=switch], [role=checkbox], [role=tab]';
  const faults = [];
  for (const control of document.querySelectorAll(controls)) {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { width, height, x, y } = control.getBoundingClientRect();
    if (width >= 24 && height >= 24 || getComputedStyle(control).display === 'inline') continue;
    const isHidden = width <= 1 || height <= 1;
    const nearest = [[-11.5, 0], [11.5, 0], [0, -11.5], [0, 11.5]]
      .map(([right, down]) => document.elementFromPoint(x + width / 2 + right, y + height / 2 + down)?.closest(controls));
    const isAlone = nearest.every((other) => other == null || other === control || control.contains(other) || other.contains(control));
    const name = control.getAttribute('aria-label') ?? control.innerText;
    if (!isHidden && (!isAlone || width < 12 || height < 12)) faults.push(control.tagName + ' ' + name + ': ' + width + ' × ' + height);
  }
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) faults.push('the page is ' + wide + ' px wide');
  return faults;
`;

/** The outline and shadow of the focused element. */
const ringScript = `
  const { outlineStyle, boxShadow } = getComputedStyle(document.activeElement);
  return [outlineStyle, boxShadow];
`;

for (const width of [1440, 360]) {
  test(`screens at ${width} px: controls of 24 px and more, nothing wider than the window, a ring on what has the focus`, async ({
    webkit,
    signIn,
  }) => {
    test.setTimeout(240_000);
    await signIn('superAdmin');
    await webkit.resize(width, 800);
    for (const { path, heading } of guardedRoutes) {
      await webkit.open(path);
      await webkit.heading(heading);
      expect.soft(await webkit.evaluate(faultsScript), path).toEqual([]);
      await webkit.press(Key.TAB);
      expect.soft(await webkit.evaluate(ringScript), `focus ring of ${path}`).not.toEqual(['none', 'none']);
    }
  });
}
