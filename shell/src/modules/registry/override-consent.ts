import { overrideConsent, type OverrideConsent } from '@escale/contracts';
import { tabStore } from '@escale/i18n';
import { nameOf, overrideKeys, type Override } from './override';

/** Other sites cannot send this header, so they cannot give consent on the user's behalf. */
const own = { [overrideConsent.header]: '1' };

function reloadWithoutRequest(): void {
  const address = new URL(window.location.href);
  address.searchParams.delete('module');
  window.location.replace(address);
}

/**
 * Uses the override in this tab from now on: makes the gateway open the content policy for its origin, unless the deployment's own
 * policy has it, and reloads the page. Rejects if the server does not open it.
 */
export async function confirmOverride(override: Override, allowedOrigins: readonly string[]): Promise<void> {
  if (!allowedOrigins.includes(override.origin)) {
    const body = JSON.stringify({ origin: override.origin } satisfies OverrideConsent);
    const headers = { ...own, 'content-type': 'application/json' };
    const { status } = await fetch(overrideConsent.path, { method: 'POST', headers, body });
    if (status !== 204) throw new Error(`${overrideConsent.path}: ${status}`);
  }
  tabStore.write(overrideKeys.confirmed, nameOf(override));
  reloadWithoutRequest();
}

/** Forgets the override, closes the content policy again and reloads the page without it. */
export async function leaveOverride({ confirmed }: Override): Promise<void> {
  tabStore.remove(overrideKeys.requested);
  tabStore.remove(overrideKeys.confirmed);
  if (confirmed) await fetch(overrideConsent.path, { method: 'DELETE', headers: own }).catch(() => undefined);
  reloadWithoutRequest();
}
