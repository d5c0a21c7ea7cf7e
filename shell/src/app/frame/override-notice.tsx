import { useState } from 'react';
import { OverrideBanner } from '../../features/notices/override-banner';
import { confirmOverride, leaveOverride } from '../../modules/registry/override-consent';
import type { Override, OverrideState } from '../../modules/registry/override';
import { useRuntimeConfig } from '../../modules/use-registry';

/** Renders the banner of this tab's override, with its actions. */
export function OverrideNotice({ override, state }: { override: Override; state: OverrideState }) {
  const { data: config } = useRuntimeConfig();
  const [isClosed, setClosed] = useState(false);
  const confirm = () => confirmOverride(override, config?.allowedOrigins ?? []).catch(() => setClosed(true));
  return (
    <OverrideBanner
      {...override}
      state={state}
      isClosed={isClosed}
      onConfirm={() => void confirm()}
      onLeave={() => void leaveOverride(override)}
    />
  );
}
