import { lazy, Suspense, type ReactNode } from 'react';
import { AppFrame } from '../features/frame/app-frame';

const loadTools = () => import('./frame-tools');

/** Loaded separately: the sign-in pages have no frame and need none of its tools. */
const FrameTools = lazy(async () => ({ default: (await loadTools()).FrameTools }));
const OfflineBar = lazy(async () => ({ default: (await loadTools()).OfflineBar }));

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
