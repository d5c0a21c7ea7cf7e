/** @jest-environment-options {"styles": true} */
import { render } from '@testing-library/react';
import { DesignSystemProvider } from './design-system-provider';

/** Returns the rules of all style sheets, except `@font-face` rules, which the provider always adds. */
const globalRules = () =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter(({ cssText }) => !cssText.startsWith('@font-face'));

afterEach(() => {
  document.head.replaceChildren();
});

it('adds the global styles', () => {
  render(<DesignSystemProvider>page</DesignSystemProvider>);
  expect(globalRules()).not.toHaveLength(0);
});

it('adds no global styles to a document that has them', () => {
  const styles = document.createElement('style');
  styles.dataset.documentStyles = '';
  document.head.append(styles);
  render(<DesignSystemProvider>page</DesignSystemProvider>);
  expect(globalRules()).toHaveLength(0);
});
