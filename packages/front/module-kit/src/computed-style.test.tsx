/** @jest-environment-options {"styles": true} */
import { render, screen } from '@escale/testing';
import type { ReactNode } from 'react';

function renderStyled(css: string, content: ReactNode): HTMLElement {
  render(
    <>
      <style>{css}</style>
      <div>{content}</div>
    </>,
  );
  return screen.getByTestId('subject');
}
const displayOf = (element: Element) => getComputedStyle(element).display;

it.each([
  ['.hidden', <p className="a hidden" data-testid="subject" />],
  ['#hidden', <p id="hidden" data-testid="subject" />],
  ['p', <p data-testid="subject" />],
  ['[data-subject="]"]', <p data-subject="]" data-testid="subject" />],
  [
    '.outer > .inner:not(.shown, .open)',
    <div className="outer">
      <p className="inner" data-testid="subject" />
    </div>,
  ],
  [':is(.a, .b)', <p className="b" data-testid="subject" />],
  [
    '.absent, .outer p',
    <div className="outer">
      <p data-testid="subject" />
    </div>,
  ],
  ['p:first-child.a', <p className="a" data-testid="subject" />],
  [String.raw`.md\:hidden`, <p className="md:hidden" data-testid="subject" />],
])('a rule for %s applies to its elements only', (selector, subject) => {
  const elements = (
    <>
      {subject}
      <b className="outer" data-testid="other" />
    </>
  );
  expect(displayOf(renderStyled(`${selector} { display: none }`, elements))).toBe('none');
  expect(displayOf(screen.getByTestId('other'))).not.toBe('none');
});

it('later rules and the inline style override earlier rules, whatever they match by', () => {
  const css = 'p { display: flex } .a { display: grid } * { visibility: hidden } p { display: inline-block }';
  const subject = renderStyled(css, <p className="a" data-testid="subject" />);
  expect(getComputedStyle(subject)).toMatchObject({ display: 'inline-block', visibility: 'hidden' });
  subject.setAttribute('style', 'display: contents');
  expect(displayOf(subject)).toBe('contents');
});

it('screen rules apply, print rules do not', () => {
  const css = '@media screen { p { display: grid } } @media print { p { display: none } }';
  expect(displayOf(renderStyled(css, <p data-testid="subject" />))).toBe('grid');
});

it('inserted and removed rules take effect at the next change of the document', () => {
  const subject = renderStyled('.a { display: flex }', <p className="a" data-testid="subject" />);
  expect(displayOf(subject)).toBe('flex');
  const sheet = [...document.styleSheets].at(-1);
  sheet?.insertRule('.b { display: grid }', 1);
  subject.className = 'a b';
  expect(displayOf(subject)).toBe('grid');
  sheet?.deleteRule(1);
  sheet?.insertRule('.a { display: table }', 1);
  subject.className = 'b a';
  expect(displayOf(subject)).toBe('table');
});
