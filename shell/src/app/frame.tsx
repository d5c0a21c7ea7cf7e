import { Suspense, type ReactNode } from 'react';
import { AppFrame } from '../features/frame/app-frame';
import { optionalPart } from '../optional-part';
import { loadTools } from './load-tools';

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
