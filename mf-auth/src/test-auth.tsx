import { renderApp, screen, within, type RenderAppOptions } from '@escale/testing';
import { definition } from './module';

/** The module's pages in the application, at `url`. */
export function renderAuth(url: RenderAppOptions['url']) {
  return renderApp(null, { url, routes: [...definition.pages] });
}

/** The sentences of the toasts on screen. */
export async function toastTexts(): Promise<string[]> {
  const region = await screen.findByRole('region', { name: /^Notifications/ });
  const toasts = [...within(region).queryAllByRole('alert'), ...within(region).queryAllByRole('status')];
  return toasts.map((toast) => toast.textContent);
}
