import { overrideConsent, type OverrideConsent } from '@escale/contracts';
import { tabStore } from '@escale/i18n';
import { formatOverride, overrideKeys, type Override } from './override';

/** Other sites cannot send this header, so they cannot give consent on the user's behalf. */
const consentHeaders = { [overrideConsent.header]: '1' };

function reloadWithoutModuleParameter(): void {
  const address = new URL(window.location.href);
  address.searchParams.delete('module');
  window.location.replace(address);
}

/**
 * Activates the override in this tab and reloads the page. If the deployment does not already allow the override's origin, the
 * gateway adds it to the content policy first. Rejects if the gateway refuses.
 */
export async function confirmOverride(override: Override, allowedOrigins: readonly string[]): Promise<void> {
  if (override.preview === undefined && !allowedOrigins.includes(override.origin)) {
    const body = JSON.stringify({ origin: override.origin } satisfies OverrideConsent);
    const headers = { ...consentHeaders, 'content-type': 'application/json' };
    const { status } = await fetch(overrideConsent.path, { method: 'POST', headers, body });
    if (status !== 204) throw new Error(`${overrideConsent.path}: ${status}`);
  }
  tabStore.write(overrideKeys.confirmed, formatOverride(override));
  reloadWithoutModuleParameter();
}

/**
 * Forgets the override and reloads the page. Unless the override is a preview or unconfirmed, the
 * gateway first removes its origin from the content policy.
 */
export async function leaveOverride({ confirmed, preview }: Override): Promise<void> {
  tabStore.remove(overrideKeys.requested);
  tabStore.remove(overrideKeys.confirmed);
  if (confirmed && preview === undefined)
    await fetch(overrideConsent.path, { method: 'DELETE', headers: consentHeaders }).catch(() => undefined);
  reloadWithoutModuleParameter();
}
