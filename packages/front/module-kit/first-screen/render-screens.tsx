import { firstScreen } from '@escale/contracts';
import { DesignSystemProvider } from '@escale/design-system';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';

/** The `screens` export of an app's `src/first-screen.tsx`: name → screen that the document shows before any script runs. */
export type FirstScreens = Readonly<Record<string, ReactNode>>;

export interface RenderedScreens {
  /** CSS rules for the whole document, such as tokens and resets. */
  documentStyles: string;
  /** One element with `data-screen` per screen, each after a style element with the rules of its classes. */
  html: string;
}

const styleElement = /<style data-emotion="([^"]*)">([\s\S]*?)<\/style>/g;
const fontFileRule = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/**
 * Renders screens inside the product's providers. Omits rules that load font files, for which the application would have to wait.
 * Turns e-mail inputs into text inputs, since an e-mail input does not expose its caret, which the hand-over restores.
 */
export function renderScreens(screens: FirstScreens): RenderedScreens {
  const documentStyles = new Set<string>();
  const parts = Object.entries(screens).map(([name, screen]) => {
    const styles = new Set<string>();
    const names = new Set<string>();
    const markup = renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <DesignSystemProvider productName={firstScreen.productName}>
          <MemoryRouter>{screen}</MemoryRouter>
        </DesignSystemProvider>
      </QueryClientProvider>,
      { identifierPrefix: name },
    );
    const html = markup
      .replace(styleElement, (_element, scope: string, css: string) => {
        const [key, ...classes] = scope.split(' ');
        (key === 'css' ? styles : documentStyles).add(css.replace(fontFileRule, ''));
        if (key === 'css') classes.forEach((name) => names.add(name));
        return '';
      })
      .replaceAll('type="email"', 'type="text"');
    // Emotion recognises server-rendered rules by this attribute, and reuses them instead of creating them again.
    const scope = ['css', ...names].join(' ');
    return `<style data-emotion="${scope}">${[...styles].join('')}</style><div data-screen="${name}" lang="fr">${html}</div>`;
  });
  return { documentStyles: [...documentStyles].join(''), html: parts.join('') };
}
