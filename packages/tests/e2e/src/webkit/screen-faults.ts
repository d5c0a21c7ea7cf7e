import type { WebKitPage } from './webkit-page';

/** Records the errors that a page reports to the console or throws, and what its content policy refuses. */
export const errorRecorder = `
  const errors = (globalThis.pageErrors = []);
  const { error } = console;
  console.error = (...words) => {
    errors.push(words.map(String).join(' '));
    error(...words);
  };
  addEventListener('error', ({ target, message }) => errors.push(message ?? 'not loaded: ' + (target.src ?? target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => errors.push('not handled: ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => errors.push(violatedDirective + ' ' + blockedURI));
`;

/**
 * Finds faults of the layout. A page must not be wider than its window. A control must not be too
 * small (WCAG 2.5.8, spacing included) or stick out of its parent.
 */
const layoutScript = `
  const controls = 'a[href], button, input, select, textarea, [role=switch], [role=checkbox], [role=tab]';
  const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const faults = [];
  for (const control of [...document.querySelectorAll(controls)].filter(shown)) {
    const name = control.tagName + ' ' + (control.getAttribute('aria-label') ?? control.innerText);
    const box = control.getBoundingClientRect();
    const { width, height, x, y } = box;
    const { display, position, clipPath, clip } = getComputedStyle(control);
    // The label of this control is drawn instead, as for Ark's inputs.
    if (clipPath !== 'none' || clip !== 'auto') continue;
    let parent = control.parentElement;
    while (['contents', 'inline'].includes(getComputedStyle(parent).display)) parent = parent.parentElement;
    const outer = parent.getBoundingClientRect();
    const isScrolled = ['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(parent).overflowX);
    if (position !== 'fixed' && !isScrolled && (box.left < outer.left - 1 || box.right > outer.right + 1))
      faults.push(name + ' sticks out: ' + [box.left, box.right, outer.left, outer.right].map(Math.round));
    if (width >= 24 && height >= 24 || display === 'inline') continue;
    const nearest = [[-11.5, 0], [11.5, 0], [0, -11.5], [0, 11.5]]
      .map(([right, down]) => document.elementFromPoint(x + width / 2 + right, y + height / 2 + down)?.closest(controls));
    const isAlone = nearest.every((other) => other == null || other === control || control.contains(other) || other.contains(control));
    if (!isAlone || width < 12 || height < 12) faults.push(name + ': ' + width + ' × ' + height);
  }
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) faults.push('the page is ' + wide + ' px wide');
  return faults;
`;

/**
 * Finds controls that look the same with and without the focus. The last input must be a key, since browsers draw a ring only after
 * a key.
 */
const ringScript = `
  const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';
  const looks = (element) => {
    const around = [element.nextElementSibling, element.labels?.[0]];
    for (let one = element; one && around.length < 6; one = one.parentElement) around.push(one);
    return JSON.stringify(around.filter(Boolean).flatMap((one) => ['', '::before', '::after'].map((part) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(one, part);
      return outlineStyle === 'none' ? boxShadow : [outlineStyle, outlineWidth, outlineColor, boxShadow];
    })));
  };
  const first = document.activeElement;
  const faults = [];
  for (const control of document.querySelectorAll(focusable)) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.tabIndex < 0 || control === first) continue;
    const before = looks(control);
    control.focus({ preventScroll: true });
    if (document.activeElement === control && looks(control) === before)
      faults.push('no focus ring: ' + control.tagName + ' ' + (control.getAttribute('aria-label') ?? control.innerText));
  }
  first.focus({ preventScroll: true });
  return faults;
`;

export const layoutFaults = (page: WebKitPage) => page.evaluate<string[]>(layoutScript);

export const ringFaults = (page: WebKitPage) => page.evaluate<string[]>(ringScript);

export const pageErrors = (page: WebKitPage) => page.evaluate<string[]>('return globalThis.pageErrors');
