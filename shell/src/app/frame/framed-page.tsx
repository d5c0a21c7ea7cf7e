import { hasUnsavedWork, notify } from '@escale/design-system';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CrashContent } from '../../features/crash/crash-screen';
import { PageBoundary } from '../../features/crash/page-boundary';
import { messages } from '../../features/crash/messages/catalogue';
import { useModuleLoader } from '../../modules/module-loader-context';

/**
 * Catches the errors of a page. For an error of the shell itself, shows `crashed`; without `crashed`, rethrows it to the boundary
 * above.
 */
export function ContainedPage({
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
 * Renders a page in the frame. An error of the shell shows the crash screen instead of the page until the address changes. If such
 * an error occurs in an event handler or a promise while the page holds unsaved work, only a toast reports it.
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
  if (crashedAt === key) return <CrashContent />;
  return (
    <ContainedPage page={page} crashed={<CrashContent />}>
      {children}
    </ContainedPage>
  );
}
