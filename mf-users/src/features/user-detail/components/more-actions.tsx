import type { User } from '@escale/contracts';
import { Icon } from '@escale/design-system';
import { Menu } from '@escale/design-system/menu';
import { useMessages } from '../../../messages/catalogue';

/** What is done to a user less often, in a menu. */
export function MoreActions({ user }: { user: User }) {
  const { actions } = useMessages().detail;
  return (
    <Menu
      trigger={<Icon name="more" size={18} />}
      label={actions.more}
      items={[
        {
          id: 'compare',
          label: actions.compare,
          icon: 'copy',
          href: `/users/${encodeURIComponent(user.id)}/compare`,
        },
      ]}
    />
  );
}
