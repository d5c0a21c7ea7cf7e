import { shellRelease } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useShellReleaseMessages } from './messages/shell-release';
import { readOwnRelease } from '../../lib/own-release';

const refetchMs = 60_000;

async function fetchLiveRelease(): Promise<string | null> {
  const response = await fetch(`/${shellRelease.file}`, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`/${shellRelease.file}: ${response.status}`);
  const { version } = (await response.json()) as { version?: unknown };
  return typeof version === 'string' ? version : null;
}

function shellReleaseQueryOptions() {
  return queryOptions({
    queryKey: ['shell-release'],
    queryFn: fetchLiveRelease,
    // The page has just been loaded with this release.
    initialData: readOwnRelease,
    staleTime: refetchMs,
    retry: false,
    refetchInterval: refetchMs,
    refetchOnWindowFocus: 'always',
    meta: { toast: 'none' },
  });
}

const reloadPage = () => window.location.reload();

/**
 * Announces each new live release of the shell once, and offers to load it. The tab keeps its release until the user accepts.
 */
export function useShellReleaseNotice(onReload: () => void = reloadPage): void {
  const texts = useShellReleaseMessages();
  const own = readOwnRelease();
  const { data: live } = useQuery({ ...shellReleaseQueryOptions(), enabled: own !== null });
  const other = live !== null && live !== own ? live : null;
  const announce = useEffectEvent(() =>
    notify.info(texts.live, { id: shellRelease.meta, action: { label: texts.load, onRun: onReload } }),
  );
  useEffect(() => {
    if (other !== null) announce();
  }, [other]);
}
