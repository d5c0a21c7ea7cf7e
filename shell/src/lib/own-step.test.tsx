import { render, screen } from '@escale/testing';
import { useLayoutEffect, useRef } from 'react';
import { OwnStep } from './own-step';

/** Renders a page; returns what it held when it was put on the document. */
function firstShown(atOnce: boolean): string | undefined {
  let shown: string | undefined;
  function Page() {
    const page = useRef<HTMLElement>(null);
    useLayoutEffect(() => {
      shown = page.current?.textContent;
    }, []);
    return (
      <main ref={page}>
        Cards
        <OwnStep atOnce={atOnce}>, foot</OwnStep>
      </main>
    );
  }
  render(<Page />);
  return shown;
}

it('shows its children once what surrounds them is on the page', () => {
  expect(firstShown(false)).toBe('Cards');
  expect(screen.getByRole('main')).toHaveTextContent('Cards, foot');
});

it('shows all at once to somebody who comes back', () => {
  expect(firstShown(true)).toBe('Cards, foot');
});
