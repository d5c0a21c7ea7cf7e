import { PageSpinner } from '@escale/design-system';
import { FrameSkeleton } from './features/session/frame-skeleton';
import { HomeStart } from './features/home/home-start';
import { LoadFailedScreen } from './features/session/start-screen';
import { messages } from './features/session/messages/catalogue';

const loadingLabel = messages().start.loading;

/**
 * The screens that the document shows before the application starts: the frame for users with a session, and the failure screen.
 */
export const screens = {
  frame: (
    <FrameSkeleton label={loadingLabel}>
      <div data-place="other">
        <PageSpinner label={loadingLabel} />
      </div>
      <div data-place="home">
        <HomeStart />
      </div>
    </FrameSkeleton>
  ),
  failed: <LoadFailedScreen />,
};
