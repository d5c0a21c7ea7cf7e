/** @jest-environment-options {"styles": true} */
import { DesignSystemProvider } from '@escale/design-system';
import { render, screen } from '@escale/testing';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MemoryRouter } from 'react-router-dom';
import { screens } from '../first-screen';

const pageHtml = readFileSync(path.join(import.meta.dirname, '../index.html'), 'utf8');

afterEach(() => {
  document.documentElement.lang = 'fr';
});

// In the browser, boot.js sets the document's language.
it.each([
  ['fr', 'visible'],
  ['en', 'hidden'],
  ['ar', 'hidden'],
])('in %s the words of the frame, which are French, are %s', (language, visibility) => {
  render(
    <>
      <style>{/<style data-screen-styles>([^<]*)</.exec(pageHtml)?.[1]}</style>
      <div data-screen="frame">
        <DesignSystemProvider>
          <MemoryRouter>{screens.frame}</MemoryRouter>
        </DesignSystemProvider>
      </div>
    </>,
  );
  document.documentElement.lang = language;
  for (const words of [/^MODULES/, /Tous droits/, /^Accessibilité/])
    expect(getComputedStyle(screen.getByText(words)).visibility).toBe(visibility);
});
