import type { User } from '@escale/contracts';
import { Tabs, useAddressTab } from '@escale/design-system/tabs';
import { ActivityTab } from '../features/activity/components/activity-tab';
import { GeneralForm } from '../features/general/components/general-form';
import { UserFacts } from '../features/general/components/user-facts';
import { PermissionsTab } from '../features/permissions/components/permissions-tab';
import { PreferencesTab } from '../features/preferences/components/preferences-tab';
import { SecurityTab } from '../features/security/components/security-tab';
import { useMessages } from '../messages/catalogue';

export const userTabs = ['general', 'permissions', 'preferences', 'security', 'activity'] as const;

export type UserTab = (typeof userTabs)[number];

export interface UserTabsProps {
  user: User;
  tab: UserTab;
  onTab: (tab: UserTab) => void;
  editing: boolean;
  /** A new key discards what the editors hold. */
  resetKey: number;
  onSaved: () => void;
  onGeneralUnsaved: (unsaved: boolean) => void;
  /** Called after the preferences were saved. */
  onPreferencesSaved: () => void;
  /** Why the user cannot be changed. */
  unavailableReason: string | undefined;
  /** The same for what everybody may change of their own account: preferences, password, sessions. */
  ownReason: string | undefined;
}

export function useUserTab() {
  return useAddressTab(userTabs, 'general');
}

/** The five tabs of the detail page (§2). */
export function UserTabs(props: UserTabsProps) {
  const { user, tab, onTab, editing, resetKey, unavailableReason, ownReason } = props;
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
        unavailableReason={ownReason}
        onSaved={props.onPreferencesSaved}
      />
    ),
    security: <SecurityTab user={user} unavailableReason={ownReason} />,
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
      items={userTabs.map((id) => ({ id, label: detail.tab[id], icon: icons[id], panel: panels[id] }))}
    />
  );
}
