import { applyEarlyInput, readEarlyInput, type EarlyInput } from './early-input';

/**
 * Selectors of the application's elements that replace a screen of the document: those of a page or a failure, not of a loading
 * state.
 */
const successorSelectors: Readonly<Record<string, string>> = {
  'sign-in': 'h1, h2, [role=alert]',
  frame: 'header, h1, h2, [role=alert]',
  failed: 'h1, h2, [role=alert]',
};

const isUntouched = ({ fields, isSubmitted, isButtonFocused }: EarlyInput) =>
  !isSubmitted &&
  !isButtonFocused &&
  fields.every(({ value, selection }) => value === '' && selection === null);

/**
 * Lets the application replace the screen that the document shows (`boot.js`). The screen is
 * replaced as soon as the application has rendered a page or a failure, before the browser paints
 * it. Input, focus and caret move to the form with the same fields; an early submit and an early
 * choice of language take effect once. If the application first renders a failure, a form that
 * appears later at this address still gets the typed values.
 */
export function handOverFirstScreen(page: Document, root: HTMLElement): void {
  const { dataset } = page.documentElement;
  const { pathname } = page.location;
  const form = page.querySelector<HTMLFormElement>('[data-screen] form');
  let typed: EarlyInput | null = null;

  const observer = new MutationObserver(follow);
  const stop = () => {
    observer.disconnect();
    page.removeEventListener('compositionend', follow);
  };

  function chooseLanguage(): void {
    root.querySelector<HTMLElement>(`button[lang="${dataset.chosen ?? ''}"]`)?.click();
    delete dataset.chosen;
  }

  function reveal(): void {
    const early = form === null ? null : readEarlyInput(form);
    delete dataset.first;
    const isDone = early === null || isUntouched(early) || applyEarlyInput(root, early);
    for (const part of page.querySelectorAll('[data-screen], [data-screen-styles]')) part.remove();
    chooseLanguage();
    if (isDone) return stop();
    typed = {
      fields: early.fields.map((field) => ({ ...field, selection: null })),
      isSubmitted: false,
      isButtonFocused: false,
    };
  }

  function follow(): void {
    if (typed !== null) {
      if (page.location.pathname !== pathname || applyEarlyInput(root, typed)) stop();
      return;
    }
    const successor = dataset.first === undefined ? undefined : successorSelectors[dataset.first];
    const isWaiting = successor !== undefined && root.querySelector(successor) === null;
    const isComposing = form?.querySelector('[data-composing]') != null;
    if (!isWaiting && !isComposing) reveal();
  }

  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['role'] });
  page.addEventListener('compositionend', follow);
}
