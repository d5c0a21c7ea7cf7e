import { paths } from '@escale/contracts';
import { ModulePageFrame } from '@escale/design-system';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/catalogue';

/** Frame of /users/{id}; `name` ends the breadcrumb as soon as it is known. */
export function UserFrame({ name, children }: { name?: string | undefined; children: ReactNode }) {
  const { frame } = useMessages();
  return (
    <ModulePageFrame
      title={frame.user}
      modulesPath={paths.modules}
      parents={[{ label: frame.users, to: '/users' }]}
      current={name}
      back={{ to: '/users' }}
    >
      {children}
    </ModulePageFrame>
  );
}
