import { FrameSkeleton } from './features/access/frame-skeleton';
import { LoadFailedScreen } from './features/access/start-screen';
import { messages } from './messages/catalogue';

/** What the document shows before the application: the frame to people with a session, and that nothing could be loaded. */
export const screens = {
  frame: <FrameSkeleton label={messages().start.loading} />,
  failed: <LoadFailedScreen />,
};
