import { hasUnsavedWork, notify } from '@escale/design-system';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CrashState } from '../../features/crash/crash-screen';
import { PageBoundary } from '../../features/crash/page-boundary';
import { messages } from '../../features/crash/messages/catalogue';
import { useModuleLoader } from '../../modules/module-loader-context';

/** Catches what a page throws; for an error of the shell itself shows `crashed`, or without it rethrows to the boundary above. */
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
 * Renders a page in the frame. An error of the shell shows the crash screen instead of the page until the address changes; if it
 * was thrown in an event or a promise and the page holds unsaved work, only a toast reports it.
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
