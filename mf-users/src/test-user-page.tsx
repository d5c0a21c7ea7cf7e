import { useSession } from '@escale/auth';
import type { ModuleDescriptor, Role, User } from '@escale/contracts';
import { ModulesProvider, type ContributionOutlet } from '@escale/module-kit';
import { renderApp, screen, type RenderAppOptions } from '@escale/testing';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { ProfilePage } from './app/profile-page';
import { UserPage } from './app/user-page';
import { modules } from './test-detail';
import { mariam } from './test-people';

/** Stands in for the shell's guard: when the session ends, it removes the page and opens the sign-in. */
function SessionGuard({ children }: { children: ReactNode }) {
  return useSession().user === null ? <Navigate to="/login" replace /> : children;
}

/** Opens /users/{id} in the application, by default for 'yao'. */
export function openUserPage(
  url: RenderAppOptions['url'] = '/users/yao',
  as: Role | User = mariam,
  options: RenderAppOptions = {},
  listed: readonly ModuleDescriptor[] = modules,
  outlet?: ContributionOutlet,
) {
  const page = (
    <ModulesProvider modules={listed} outlet={outlet}>
      <SessionGuard>
        <UserPage />
      </SessionGuard>
    </ModulesProvider>
  );
  return renderApp(page, { as, url, path: '/users/:userId', ...options });
}

/** Opens /profile in the application. */
export function openProfilePage(as: Role | User, url = '/profile', options: RenderAppOptions = {}) {
  return renderApp(<ProfilePage />, { as, url, path: '/profile', ...options });
}

export const getButton = (name: string | RegExp) => screen.getByRole('button', { name });
export const findButton = (name: string | RegExp) => screen.findByRole('button', { name });
