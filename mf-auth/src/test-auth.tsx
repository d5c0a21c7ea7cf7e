import { renderApp, screen, within, type RenderAppOptions } from '@escale/testing';
import { definition } from './module';

/** Renders the pages of the module at `url`. */
export function renderAuth(url: RenderAppOptions['url']) {
  return renderApp(null, { url, routes: [...definition.pages] });
}

/** Returns the texts of the visible toasts. */
export async function toastTexts(): Promise<string[]> {
  const region = await screen.findByRole('region', { name: /^Notifications/ });
  const toasts = [...within(region).queryAllByRole('alert'), ...within(region).queryAllByRole('status')];
  return toasts.map((toast) => toast.textContent.replace(/\s/g, ' '));
}
