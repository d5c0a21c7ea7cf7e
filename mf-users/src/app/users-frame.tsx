import { paths } from '@escale/contracts';
import { ButtonLink, PageFrame } from '@escale/design-system';
import { useMessages } from '../messages/catalogue';

export interface UsersFrameProps {
  /** Which page of the module this is; it gives title and breadcrumb. */
  page: 'users' | 'newUser' | 'user' | 'editUser' | 'profile';
}

/** Page frame of the module's pages: breadcrumb, title, way back. */
export function UsersFrame({ page }: UsersFrameProps) {
  const { frame: m } = useMessages();
  const below = page === 'users' || page === 'profile' ? [] : [{ label: m.users, to: '/users' }];
  return (
    <PageFrame
      title={m[page]}
      breadcrumb={[{ label: m.modules, to: paths.modules }, ...below, { label: m[page] }]}
      actions={
        <ButtonLink to={paths.modules} variant="secondary" icon="arrow-left">
          {m.backToModules}
        </ButtonLink>
      }
    />
  );
}
