import { inFile, spec, type Section } from './proof';

const permissions = inFile('packages/contracts/src/user/permissions.test.ts');
const roles = inFile('packages/contracts/src/user/roles.test.ts');
const sessionProvider = inFile('packages/front/auth/src/session-provider.test.tsx');
const moduleGate = inFile('packages/front/auth/src/module-gate.test.tsx');
const moduleGuard = inFile('shell/src/features/session/module-guard.test.tsx');
const homePage = inFile('shell/src/app/pages/home-page.test.tsx');
const newUserRules = inFile('mf-users/src/app/new-user-rules.test.tsx');
const usersListReasons = inFile('mf-users/src/app/users-list-reasons.test.tsx');
const editPermissions = inFile('mf-users/src/features/permissions/model/edit-permissions.test.ts');
const userPermissions = inFile('mf-users/src/app/user-permissions.test.tsx');
const securityPage = inFile('mf-security/src/app/security-page.test.tsx');
const getPreferences = inFile('mock-api/src/users/get-preferences.test.ts');
const forceLogout = inFile('mock-api/src/users/force-logout.test.ts');

const roleTable = permissions('%s on %s: %s');
const routeTable = spec(
  'routes',
  '${account}: / leads to /modules, and every guarded route opens or is denied as the table says',
);

/** §6: roles and permissions. */
export const section6: Section = {
  section: '6',
  literal: false,
  sentences: [
    {
      text: 'Roles are hierarchical: SUPER_ADMIN over ADMIN over OPERATOR.',
      proofs: [roles('%s has the roles %j')],
    },
    {
      text: 'Derived flags: isSuperAdmin = SUPER_ADMIN; isAdmin = SUPER_ADMIN or ADMIN; isOperator = SUPER_ADMIN, ADMIN or OPERATOR.',
      proofs: [roles('%s has the roles %j'), sessionProvider('derives the flags of §6 for %s')],
    },
    {
      text: 'Role descriptions: SUPER_ADMIN full system access; ADMIN user management and system configuration; OPERATOR limited access to everyday CFS operations.',
      proofs: [newUserRules('describes each role')],
    },
    {
      text: 'Access to screens is decided per module by the permission map (visible, read, write, delete).',
      proofs: [
        permissions('checks visible, then read, then the required right'),
        moduleGate('checks %s'),
        moduleGuard('names the first missing right when %s is required'),
        routeTable,
      ],
    },
    {
      text: "Server-provided permissions (from the user's preferences) override the defaults below.",
      proofs: [
        permissions('lets the server entry override the default, as a whole'),
        moduleGate('checks %s'),
      ],
    },
    {
      text: 'Missing entries mean no access.',
      proofs: [
        permissions('grants %s nothing on security or an unknown module'),
        moduleGate('denies a module that neither the server nor the role knows'),
        editPermissions('a missing entry is no access, and a missing flag counts as off'),
      ],
    },
    {
      text: 'Module access means visible.',
      proofs: [
        moduleGate('checks %s'),
        homePage('hides modules that the user may not see'),
        moduleGuard('%s with %j has the title %s'),
      ],
    },
    {
      text: 'SUPER_ADMIN | all four | all four | all four | all four | all four | all four',
      proofs: [roleTable, routeTable],
    },
    {
      text: 'ADMIN | visible, read, write, no delete... see note | visible, read, write, no delete | visible, read only | all four | all four | visible, read only',
      proofs: [roleTable, routeTable],
    },
    {
      text: 'OPERATOR | read only (visible) | not visible | not visible | visible, read, write, no delete | visible, read, write, no delete | read only (visible)',
      proofs: [roleTable, routeTable],
    },
    {
      text: 'Note for ADMIN on dashboard: visible, read, write, no delete, as for users.',
      proofs: [roleTable],
    },
    {
      text: 'Other roles have no defaults.',
      proofs: [
        permissions('has no defaults for the role %j'),
        moduleGate('denies a role without defaults what the server does not grant'),
      ],
    },
    {
      text: 'The security module has no default entry for any role, so it is reachable only if the server grants it.',
      proofs: [
        permissions('grants %s nothing on security or an unknown module'),
        getPreferences('grants security to %s'),
        routeTable,
      ],
    },
    {
      text: 'When a user has no saved permissions, the per-user default is visible true and every permission false.',
      proofs: [
        editPermissions('is visible without any permission when none are saved, as %s'),
        userPermissions(
          'starts from every module visible and every permission off, and shows which rights apply until the first save',
        ),
      ],
    },
    {
      text: 'The security dashboard requires an admin (ADMIN or SUPER_ADMIN).',
      proofs: [
        securityPage('shows non-administrators a toast and redirects to /modules'),
        securityPage('shows five cards, with fallbacks for figures that the server omits'),
        securityPage(
          'lets a super administrator force a logout after confirmation and refetches the statistics',
        ),
      ],
    },
    {
      text: "Forcing a user's logout is restricted to SUPER_ADMIN; others get the error toast 'Seuls les super admins peuvent forcer la déconnexion'.",
      proofs: [
        securityPage('shows an administrator that only super administrators may force a logout'),
        securityPage(
          'lets a super administrator force a logout after confirmation and refetches the statistics',
        ),
        forceLogout('rejects an administrator with the required role'),
      ],
    },
    {
      text: 'The user management page does not itself check the role; access comes from the route guard.',
      proofs: [
        usersListReasons('opens for an operator whom the guard admits: the page itself checks no role'),
        spec('guard', 'an operator at /users sees the denial and downloads nothing of the module'),
      ],
    },
  ],
};
