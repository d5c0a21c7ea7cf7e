import { Suspense, type ReactNode } from 'react';
import { AppFrame } from './app-frame';
import { optionalPart } from '../../lib/optional-part';
import { loadTools } from './load-tools';
import { Part } from '../../features/crash/part';

const FrameTools = optionalPart(async () => (await loadTools()).FrameTools);
const OfflineBar = optionalPart(async () => (await loadTools()).OfflineBar);

// These elements are created once, so that a navigation re-renders only the parts that depend on the address.
const frameTools = (
  <Part>
    <Suspense>
      <FrameTools />
    </Suspense>
  </Part>
);
const frameNotice = (
  <Part>
    <Suspense>
      <OfflineBar />
    </Suspense>
  </Part>
);

/** Renders the frame with its tools: navigation, palette, user menu. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <AppFrame tools={frameTools} notice={frameNotice}>
      {children}
    </AppFrame>
  );
}
