import { useSession } from '@escale/auth';
import { notify } from '@escale/design-system';
import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { LivePill } from './live-pill';
import { useMessages } from './messages/catalogue';
import { ModuleNavigation, type ModuleLink } from './module-navigation';
import { PaletteButton } from './palette-button';
import { focusPageSearch, useShortcuts } from '../../features/palette/shortcuts';
import { ScrollAndFocus } from '../../features/history/scroll-and-focus';
import { useModuleLoader } from '../../modules/module-loader-context';
import { UserMenu } from './user-menu';
import { whenIdle } from '../../lib/when-idle';
import type { FrameOverlaysProps, Overlay } from './frame-overlays';
import { Part } from '../../features/crash/part';
import { useLoadAhead } from '../../modules/use-load-ahead';
import { useOpenableModules } from '../../modules/use-openable-modules';

export { OfflineBar } from './offline-bar';
export { HomePage } from '../pages/home-page';

const loadOverlays = () => import('./frame-overlays');

/** Renders the header's content after the logo. The sign-in pages do not need this file, so it is loaded separately. */
function SignedInTools() {
  const texts = useMessages();
  const { preload } = useLoadAhead();
  const modules = useOpenableModules();
  const [shown, setShown] = useState<Overlay | null>(null);
  const [overlays, setOverlays] = useState<{ FrameOverlays: ComponentType<FrameOverlaysProps> } | null>(null);
  useEffect(
    () =>
      whenIdle(
        () =>
          void loadOverlays().then(
            (loaded) => startTransition(() => setOverlays(loaded)),
            () => undefined,
          ),
      ),
    [],
  );

  const show = (overlay: Overlay) => {
    setShown(overlay);
    loadOverlays().then(setOverlays, () => {
      setShown(null);
      notify.error(texts.toolMissing);
    });
  };
  useShortcuts({
    onPalette: () => show('palette'),
    onSearch: () => focusPageSearch() || show('palette'),
    onHelp: () => show('keys'),
  });

  const { reportAttributed } = useModuleLoader();
  const links: ModuleLink[] = modules.map(({ id, label, path, card }) => ({
    id,
    label,
    path,
    icon: card?.icon ?? 'box',
  }));
  const preloadById = (id: string) => {
    const descriptor = modules.find((module) => module.id === id);
    if (descriptor !== undefined) preload(descriptor);
  };

  return (
    <>
      <Part>
        <ScrollAndFocus />
      </Part>
      <Part>
        <ModuleNavigation modules={links} onPointOrFocus={preloadById} onSearch={() => show('palette')} />
      </Part>
      <Part>
        <LivePill />
      </Part>
      <PaletteButton onOpen={() => show('palette')} />
      <Part>
        <UserMenu onPartError={reportAttributed} />
      </Part>
      <Part resetKeys={[shown]}>
        {overlays !== null && <overlays.FrameOverlays shown={shown} onShow={setShown} />}
      </Part>
    </>
  );
}

/**
 * Renders the header's tools for a signed-in user, else nothing: pages such as the not-found page
 * have a frame but need no session.
 */
export function FrameTools() {
  return useSession().user === null ? null : <SignedInTools />;
}
