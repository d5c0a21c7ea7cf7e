import { Suspense, type ReactNode } from 'react';
import { AppFrame } from '../features/frame/app-frame';
import { optionalPart } from '../optional-part';

const loadTools = () => import(/* webpackChunkName: 'frame-tools' */ './frame-tools');

/** Loaded separately: the sign-in pages have no frame and need none of its tools. */
const FrameTools = optionalPart(async () => (await loadTools()).FrameTools);
const OfflineBar = optionalPart(async () => (await loadTools()).OfflineBar);

/** The frame with its tools: navigation, palette, user menu. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <AppFrame
      tools={
        <Suspense>
          <FrameTools />
        </Suspense>
      }
      notice={
        <Suspense>
          <OfflineBar />
        </Suspense>
      }
    >
      {children}
    </AppFrame>
  );
}
