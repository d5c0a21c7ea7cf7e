import { useSession, useSessionActions } from '@escale/auth';
import { fullName, paths } from '@escale/contracts';
import { Avatar, notify, Text, usePageNavigate } from '@escale/design-system';
import { ConfirmDialog } from '@escale/design-system/dialog';
import { Menu } from '@escale/design-system/menu';
import { PrintSheet } from '@escale/design-system/print';
import { useContributions } from '@escale/module-kit/contributions';
import { Fragment, lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useMessages } from './messages/catalogue';
import { IdleWarning } from './idle-warning';
import { useAppearanceChoices } from './use-appearance-choices';
import { useLanguageChoice } from './use-language-choice';

const AvatarDialog = lazy(() =>
  import('@escale/user-ui').then((module) => ({ default: module.AvatarDialog })),
);

export interface UserMenuProps {
  /** Called with an error that a contribution of a module throws on unmount. */
  onPartError: (error: unknown) => void;
}

/**
 * Renders the user menu: profile, picture (§4 'Avatar upload'), language and appearance, and
 * sign-out with its confirmation (§2, §5). Also renders the idle warning, which offers the same
 * sign-out, and the print styles.
 */
export function UserMenu({ onPartError }: UserMenuProps) {
  const frame = useMessages();
  const { user } = useSession();
  const { signOut } = useSessionActions();
  const navigate = usePageNavigate();
  const appearance = useAppearanceChoices();
  const language = useLanguageChoice();
  const contributed = useContributions('user-menu');
  const [chosen, setChosen] = useState({ key: '', count: 0 });
  const part = contributed.find(({ key }) => key === chosen.key);
  const [asking, setAsking] = useState(false);
  const [picture, setPicture] = useState<'unseen' | 'open' | 'closed'>('unseen');
  if (user === null) return null;
  const name = fullName(user);

  const handleSignOut = async () => {
    await signOut();
    notify.success(frame.signedOut);
    void navigate(paths.login, { replace: true });
  };

  return (
    <>
      <Menu
        variant="pill"
        label={frame.menu(name)}
        trigger={
          <>
            <Avatar name={name} src={user.avatarUrl} size={30} />
            <Text
              as="span"
              dir="auto"
              fontWeight="semibold"
              hideBelow="md"
              lineHeight="1.6"
              maxWidth="12rem"
              overflow="hidden"
              textOverflow="ellipsis"
            >
              {name}
            </Text>
          </>
        }
        items={[
          { id: 'profile', label: frame.profile, icon: 'user', onSelect: () => void navigate(paths.profile) },
          { id: 'picture', label: frame.picture, icon: 'camera', onSelect: () => setPicture('open') },
          ...contributed.map(({ key, label, icon, path }) => ({
            id: key,
            label,
            icon,
            ...(path === undefined
              ? { onSelect: () => setChosen(({ count }) => ({ key, count: count + 1 })) }
              : { href: path }),
          })),
          language,
          ...appearance,
          { id: 'sign-out', label: frame.signOut, icon: 'log-out', onSelect: () => setAsking(true) },
        ]}
      />
      <ErrorBoundary resetKeys={[chosen.count]} onError={onPartError} fallback={null}>
        <Fragment key={chosen.count}>
          {part?.render({ onClose: () => setChosen(({ count }) => ({ key: '', count })) })}
        </Fragment>
      </ErrorBoundary>
      {picture !== 'unseen' && (
        <Suspense>
          <AvatarDialog user={user} open={picture === 'open'} onClose={() => setPicture('closed')} />
        </Suspense>
      )}
      <ConfirmDialog
        open={asking}
        title={frame.signOutTitle}
        confirmLabel={frame.signOut}
        cancelLabel={frame.cancel}
        onConfirm={handleSignOut}
        onClose={() => setAsking(false)}
      >
        {frame.signOutQuestion}
      </ConfirmDialog>
      <IdleWarning onSignOut={handleSignOut} />
      <PrintSheet />
    </>
  );
}
