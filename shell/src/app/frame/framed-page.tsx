import { hasUnsavedWork, notify } from '@escale/design-system';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CrashState } from '../../features/crash/crash-screen';
import { PageBoundary } from '../../features/crash/page-boundary';
import { messages } from '../../features/crash/messages/catalogue';
import { useModuleLoader } from '../../modules/module-loader-context';

/** Contains what a page throws; what the shell's own throws shows `crashed`, and without it goes on to the boundary above. */
export function Contained({
  page,
  crashed,
  children,
}: {
  page: string;
  crashed?: ReactNode;
  children: ReactNode;
}) {
  const { assets, reportAttributed } = useModuleLoader();
  const isOfModule = (error: unknown) => assets.moduleOfError(error) !== null;
  return (
    <PageBoundary page={page} isOfModule={isOfModule} onError={reportAttributed} crashed={crashed}>
      {children}
    </PageBoundary>
  );
}

/**
 * A page in the frame. What the shell throws, also in an event or a promise, shows the crash screen in its place until the
 * address changes; over unsaved work, a toast tells of it.
 */
export function FramedPage({ page, children }: { page: string; children: ReactNode }) {
  const { errors, reportAttributed } = useModuleLoader();
  const { key } = useLocation();
  const [crashedAt, setCrashedAt] = useState<string | null>(null);
  useEffect(
    () =>
      errors.handle(null, (error) => {
        reportAttributed(error);
        const crash = messages();
        if (hasUnsavedWork()) notify.error(crash.title, { detail: crash.text });
        else setCrashedAt(key);
      }),
    [errors, reportAttributed, key],
  );
  if (crashedAt === key) return <CrashState />;
  return (
    <Contained page={page} crashed={<CrashState />}>
      {children}
    </Contained>
  );
}
