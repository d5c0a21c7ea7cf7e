import type { Page } from '@playwright/test';

/** Returns the texts of the controls, breadcrumbs and sign-in steps that toasts cover. */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('.Toastify__toast')].map((toast) =>
      toast.getBoundingClientRect(),
    );
    return [...document.querySelectorAll<HTMLElement>('a, button, input, select, [role=switch], ol')]
      .filter((control) => control.closest('.Toastify__toast') === null && control.checkVisibility())
      .filter((control) => {
        const box = control.getBoundingClientRect();
        return shown.some(
          ({ left, right, top, bottom }) =>
            box.left < right && box.right > left && box.top < bottom && box.bottom > top,
        );
      })
      .map((control) => control.ariaLabel ?? control.textContent);
  });
}
