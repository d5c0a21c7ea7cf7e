import { paths } from '@escale/contracts';
import { ButtonLink, PageFrame } from '@escale/design-system';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/catalogue';

/** Frame of /users/{id}; `name` ends the breadcrumb as soon as it is known. */
export function UserFrame({ name, children }: { name?: string | undefined; children: ReactNode }) {
  const { frame, detail } = useMessages();
  return (
    <PageFrame
      title={frame.user}
      breadcrumb={[
        { label: frame.modules, to: paths.modules },
        { label: frame.users, to: '/users' },
        { label: name ?? frame.user },
      ]}
      actions={
        <ButtonLink to="/users" variant="secondary" icon="arrow-left">
          {detail.backToModules}
        </ButtonLink>
      }
    >
      {children}
    </PageFrame>
  );
}
