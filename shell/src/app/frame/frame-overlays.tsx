import { usePermissions, useSession } from '@escale/auth';
import { actionsOf, paths } from '@escale/contracts';
import { paletteKeys } from '../../features/palette/shortcuts';
import { singleKeys } from '../../features/palette/single-keys';
import { useMessages } from '../../features/palette/messages/catalogue';
import { Palette, type Destination } from '../../features/palette/palette';
import { ShortcutsDialog } from '../../features/palette/shortcuts-dialog';
import { useShellReleaseNotice } from '../../features/notices/use-shell-release-notice';
import { useMessages as useStatusMessages } from '../../features/module-status/messages/catalogue';
import { useOpenableModules } from '../../modules/use-openable-modules';
import { useListedModules } from '../../modules/use-registry';

export type Overlay = 'palette' | 'keys';

export interface FrameOverlaysProps {
  shown: Overlay | null;
  onShow: (overlay: Overlay | null) => void;
}

/** Renders the command palette and the list of shortcuts. Their code loads when the browser is idle, or earlier on first use. */
export function FrameOverlays({ shown, onShow }: FrameOverlaysProps) {
  const texts = useMessages();
  const { isAdmin } = useSession();
  const permissions = usePermissions();
  const modules = useOpenableModules();
  const { announced } = useStatusMessages();
  const soon = useListedModules().filter(
    ({ id, card }) => card?.status === 'coming-soon' && permissions.flags(id).visible,
  );
  useShellReleaseNotice();

  const pages: Destination[] = [
    { id: 'home', label: texts.home, path: paths.modules, icon: 'home' },
    ...modules.map(({ id, label, path, card }) => ({
      id: `module:${id}`,
      label,
      path,
      icon: card?.icon ?? 'box',
    })),
    ...soon.map(({ id, label, path, card }) => ({
      id: `module:${id}`,
      label,
      path,
      icon: card?.icon ?? 'box',
      detail: announced,
    })),
    { id: 'profile', label: texts.profile, path: paths.profile, icon: 'user' },
  ];
  if (isAdmin) pages.push({ id: 'status', label: texts.status, path: paths.modulesState, icon: 'info' });

  const actions: Destination[] = modules.flatMap((module) =>
    actionsOf(module)
      .filter(({ right }) => permissions.missing(module.id, right) === null)
      .map(({ id, label, path }) => ({
        id: `action:${module.id}:${id}`,
        label,
        path,
        detail: module.label,
        icon: 'arrow-right' as const,
      })),
  );
  actions.push({
    id: 'password',
    label: texts.password,
    path: paths.ownPassword,
    icon: 'lock',
  });
  const usersPath = modules.find(({ id }) => id === 'users')?.path ?? null;
  const onClose = () => onShow(null);

  return (
    <>
      <Palette
        open={shown === 'palette'}
        onClose={onClose}
        pages={pages}
        actions={actions}
        usersPath={usersPath}
        changesUsers={permissions.missing('users', 'write') === null}
        onKeys={() => onShow('keys')}
      />
      <ShortcutsDialog
        open={shown === 'keys'}
        onClose={onClose}
        paletteKeys={paletteKeys()}
        singleKeys={singleKeys}
      />
    </>
  );
}
