import { tokenStore } from '@escale/api-client';
import { usePermissions, useSession } from '@escale/auth';
import { paths, type ModuleDescriptor } from '@escale/contracts';
import { ErrorState, PageFrame, TextLink, useProductName, VStack } from '@escale/design-system';
import { useGreeting, useLocale } from '@escale/i18n';
import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { resumeAddress } from '../../features/session/resume-address';
import { useLocation } from 'react-router-dom';
import { HomeSkeleton } from '../../features/home/home-skeleton';
import { HomeFooter } from '../../features/home/home-foot';
import { ModuleCards } from '../../features/home/module-cards';
import { useMessages } from '../../features/home/messages/catalogue';
import { useMessages as useSessionMessages } from '../../features/session/messages/catalogue';
import { optionalPart } from '../../lib/optional-part';
import { whenIdle } from '../../lib/when-idle';
import { matchRoute } from '../../modules/registry/match-route';
import { HomeCard } from './home-card';
import { Part } from '../../features/crash/part';
import { useLoadAhead } from '../../modules/use-load-ahead';

/** These two components are loaded separately, since few users see them. */
const HomeEmpty = lazy(() =>
  import('../../features/home/home-empty').then((module) => ({ default: module.HomeEmpty })),
);
const ResumeNotice = optionalPart(() =>
  import('../../features/home/resume-notice').then((module) => module.ResumeNotice),
);

function selectVisibleCards(descriptors: readonly ModuleDescriptor[], isVisible: (id: string) => boolean) {
  return descriptors
    .filter((descriptor) => descriptor.card !== null && isVisible(descriptor.id))
    .sort((a, b) => (a.card?.order ?? 0) - (b.card?.order ?? 0));
}

/**
 * Stores the user's first name and time zone, so that on the next visit the document shows the
 * greeting before the application does.
 */
function useStoreTokenOwner(): void {
  const { user } = useSession();
  const { timezone } = useLocale();
  const isKnown = usePermissions().status === 'ready';
  const { id, firstName } = user ?? {};
  useEffect(() => {
    if (!isKnown || id === undefined || firstName === undefined) return undefined;
    return whenIdle(() => tokenStore.keepOwner({ id, firstName, timezone }));
  }, [isKnown, id, firstName, timezone]);
}

/** Renders the home page with the module cards (§2). */
export function HomePage({ descriptors }: { descriptors: readonly ModuleDescriptor[] }) {
  const home = useMessages();
  const { access } = useSessionMessages();
  const { user, isAdmin } = useSession();
  const permissions = usePermissions();
  const isOpened = useLocation().key !== 'default';
  // On the first load, the whole frame is new, so React renders the cards in a later step; on a return to this page, at once.
  const isReady =
    useDeferredValue(permissions.status === 'ready', isOpened) && permissions.status === 'ready';
  const { capitals } = useProductName();
  const [resumePath] = useState(() => resumeAddress.read());
  const { prefetch, preload } = useLoadAhead();
  const [openedAt] = useState(() => new Date());
  const greeting = useGreeting(openedAt, user?.firstName ?? '');
  useStoreTokenOwner();

  const cards = selectVisibleCards(descriptors, (id) => permissions.flags(id).visible);
  const resumeMatch = resumePath === null ? null : matchRoute(resumePath.split('?')[0] ?? '', descriptors);

  return (
    <PageFrame
      title={home.title(capitals)}
      description={home.prompt(greeting)}
      actions={
        isAdmin && (
          <TextLink tone="muted" underlined to={paths.modulesState}>
            {home.modulesState}
          </TextLink>
        )
      }
    >
      <VStack alignItems="stretch" gap="6">
        {resumePath !== null && resumeMatch?.kind === 'module' && (
          <Part>
            <Suspense>
              <ResumeNotice
                path={resumePath}
                label={resumeMatch.descriptor.label}
                onDone={resumeAddress.clear}
              />
            </Suspense>
          </Part>
        )}
        {permissions.status !== 'error' && !isReady && <HomeSkeleton />}
        {permissions.status === 'error' && (
          <ErrorState
            title={access.error}
            description={access.errorHint}
            onRetry={permissions.retry}
            retryLabel={access.retry}
          />
        )}
        {isReady &&
          (cards.length > 0 ? (
            <ModuleCards descriptors={cards} card={HomeCard} prefetch={prefetch} preload={preload} />
          ) : (
            <Suspense>
              <HomeEmpty />
            </Suspense>
          ))}
        {isReady && user !== null && (
          <Part>
            <HomeFooter userId={user.id} descriptors={cards} />
          </Part>
        )}
      </VStack>
    </PageFrame>
  );
}
