import type { User } from '@escale/contracts';
import { Tabs, useAddressTab } from '@escale/design-system/tabs';
import { useContributions, type Contributed } from '@escale/module-kit/contributions';
import { ActivityTab } from '../features/activity/components/activity-tab';
import { GeneralForm } from '../features/general/components/general-form';
import { UserFacts } from '../features/general/components/user-facts';
import { PermissionsTab } from '../features/permissions/components/permissions-tab';
import { PreferencesTab } from '../features/preferences/components/preferences-tab';
import { SecurityTab } from '../features/security/components/security-tab';
import { useMessages } from '../messages/catalogue';

const builtInTabs = ['general', 'permissions', 'preferences', 'security', 'activity'] as const;

export interface UserTabsProps {
  user: User;
  tab: string;
  onTab: (tab: string) => void;
  /** Tabs that other modules add after the built-in ones. */
  contributed: readonly Contributed<'user-tab'>[];
  editing: boolean;
  /** A new key discards unsaved edits. */
  resetKey: number;
  onSaved: () => void;
  onGeneralUnsaved: (unsaved: boolean) => void;
  onPreferencesSaved: () => void;
  /** Why the user cannot be changed. */
  unavailableReason: string | undefined;
  /** Why preferences, password and sessions cannot be changed; undefined if the signed-in user is this user. */
  reasonUnlessOwn: string | undefined;
}

/**
 * Returns the open tab with its setter, and the tabs of other modules. The first tab is open unless the address names another tab
 * that the signed-in user may see.
 */
export function useUserTabs() {
  const contributed = useContributions('user-tab');
  const ids: readonly string[] = [...builtInTabs, ...contributed.map(({ key }) => key)];
  const [tab, setTab] = useAddressTab(ids, 'general');
  return { tab, setTab, contributed };
}

/** Renders the five tabs of the detail page (§2), then the tabs that other modules add. */
export function UserTabs(props: UserTabsProps) {
  const { user, tab, onTab, editing, resetKey, unavailableReason, reasonUnlessOwn } = props;
  const { detail, preferences, activity } = useMessages();
  const panels = {
    general: editing ? (
      <GeneralForm user={user} onUnsaved={props.onGeneralUnsaved} onSaved={props.onSaved} />
    ) : (
      <UserFacts user={user} />
    ),
    permissions: <PermissionsTab key={resetKey} user={user} unavailableReason={unavailableReason} />,
    preferences: (
      <PreferencesTab
        key={resetKey}
        userId={user.id}
        failure={preferences.changeFailed}
        unavailableReason={reasonUnlessOwn}
        onSaved={props.onPreferencesSaved}
      />
    ),
    security: <SecurityTab user={user} unavailableReason={reasonUnlessOwn} />,
    activity: <ActivityTab userId={user.id} title={activity.title} />,
  };
  const icons = {
    general: 'user',
    permissions: 'shield',
    preferences: 'settings',
    security: 'lock',
    activity: 'history',
  } as const;
  return (
    <Tabs
      label={detail.tabs}
      value={tab}
      onChange={onTab}
      items={[
        ...builtInTabs.map((id) => ({ id, label: detail.tab[id], icon: icons[id], panel: panels[id] })),
        ...props.contributed.map(({ key, label, icon, render }) => ({
          id: key,
          label,
          icon,
          panel: render({ userId: user.id }),
        })),
      ]}
    />
  );
}
