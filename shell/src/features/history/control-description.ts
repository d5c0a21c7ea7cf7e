/** Describes a control, so that `findControl` finds it after the page has been rendered again. */
export interface ControlDescription {
  tag: string;
  href: string | null;
  name: string;
}

const accessibleNameOf = (control: Element) =>
  control.getAttribute('aria-label') ?? control.textContent.trim();

const isSameControl = (one: ControlDescription, other: ControlDescription) =>
  one.tag === other.tag && one.href === other.href && one.name === other.name;

/** Returns the description of a link, button or tab; `null` for other elements, and within a grid, which restores its own focus. */
export function describeControl(control: HTMLElement): ControlDescription | null {
  if (control.closest('[role=grid]') !== null || !control.matches('a[href], button, [role=tab]')) return null;
  return { tag: control.tagName, href: control.getAttribute('href'), name: accessibleNameOf(control) };
}

/** Returns the control that matches a description. */
export function findControl(within: HTMLElement, description: ControlDescription): HTMLElement | null {
  const candidates = within.querySelectorAll<HTMLElement>(description.tag);
  return (
    [...candidates].find((candidate) => {
      const found = describeControl(candidate);
      return found !== null && isSameControl(found, description);
    }) ?? null
  );
}
