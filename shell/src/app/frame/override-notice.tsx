import { useState } from 'react';
import { OverrideBanner } from '../../features/notices/override-banner';
import { PreviewBanner } from '../../features/notices/preview-banner';
import { confirmOverride, leaveOverride } from '../../modules/registry/override-consent';
import type { Override, OverrideState } from '../../modules/registry/override';
import { useRuntimeConfig } from '../../modules/use-registry';

/** Renders the banner of this tab's override or preview, with the buttons that the banner offers. */
export function OverrideNotice({ override, state }: { override: Override; state: OverrideState }) {
  const { data: config } = useRuntimeConfig();
  const [isClosed, setClosed] = useState(false);
  const confirm = () => confirmOverride(override, config?.allowedOrigins ?? []).catch(() => setClosed(true));
  const actions = { onConfirm: () => void confirm(), onLeave: () => void leaveOverride(override) };
  if (override.preview !== undefined)
    return state === 'refused' ? null : <PreviewBanner {...override} {...actions} state={state} />;
  if (state === 'expired' || state === 'denied') return null;
  return <OverrideBanner {...override} {...actions} state={state} isClosed={isClosed} />;
}
