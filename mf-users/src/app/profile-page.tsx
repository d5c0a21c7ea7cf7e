import { useSession } from '@escale/auth';
import { paths, type User } from '@escale/contracts';
import { Flex, ModulePageFrame, SpinnerRing, Text, useHasUnsavedWork } from '@escale/design-system';
import { LeaveGuard } from '@escale/design-system/dialog';
import { Tabs, useAddressTab } from '@escale/design-system/tabs';
import { ActivityTab } from '../features/activity/components/activity-tab';
import { PreferencesTab } from '../features/preferences/components/preferences-tab';
import { ProfileHeader } from '../features/profile/components/profile-header';
import { useMessages } from '../messages/catalogue';
import { useLiveResource } from '../shared/use-live-resource';
import { ProfileGeneral } from './profile-general';

const profileTabs = ['general', 'preferences', 'activity'] as const;

/** /profile: open to every user, whatever the module permissions (§2 'Profile'). */
export function ProfilePage() {
  const { profile } = useMessages();
  const { user } = useSession();
  return (
    <ModulePageFrame title={profile.title} modulesPath={paths.modules}>
      {user === null ? (
        <Flex role="status" alignItems="center" gap="3" paddingBlock="8">
          <SpinnerRing aria-hidden />
          <Text>{profile.loading}</Text>
        </Flex>
      ) : (
        <OwnProfile user={user} />
      )}
    </ModulePageFrame>
  );
}

function OwnProfile({ user }: { user: User }) {
  const { profile, preferences } = useMessages();
  const [tab, setTab] = useAddressTab(profileTabs, 'general');
  const unsaved = useHasUnsavedWork();
  useLiveResource(`users/${user.id}`, ([root, id]) => root === 'users' && id === user.id);
  return (
    <>
      <ProfileHeader user={user} />
      <Tabs
        label={profile.tabs}
        value={tab}
        onChange={setTab}
        items={[
          { id: 'general', label: profile.tab.general, icon: 'user', panel: <ProfileGeneral user={user} /> },
          {
            id: 'preferences',
            label: profile.tab.preferences,
            icon: 'settings',
            panel: <PreferencesTab userId={user.id} failure={preferences.saveFailed} />,
          },
          {
            id: 'activity',
            label: profile.tab.activity,
            icon: 'history',
            panel: <ActivityTab userId={user.id} title={profile.tab.activity} />,
          },
        ]}
      />
      <LeaveGuard unsaved={unsaved} />
    </>
  );
}
