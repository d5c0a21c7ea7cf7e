import { isApiError } from '@escale/api-client';
import { fullName, isRole, paths, type User } from '@escale/contracts';
import { ErrorState, ModulePageFrame, Skeleton, Stack, useAddressParams } from '@escale/design-system';
import { useVocabulary } from '@escale/i18n';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useUser } from '../api/users';
import { HolderChoice } from '../features/permissions/components/holder-choice';
import { RightsComparison } from '../features/permissions/components/rights-comparison';
import { useMessages } from '../messages/catalogue';
import { useCompareMessages } from '../messages/compare/catalogue';
import { MissingUser } from '../shared/missing-user';

/** Renders `children` once the user is loaded; until then a skeleton, or the reason why loading failed. */
function UserLoader({ userId, children }: { userId: string; children: (user: User) => ReactNode }) {
  const { shared } = useMessages();
  const { data: user, error, refetch, isFetching } = useUser(userId);
  if (isApiError(error) && error.kind === 'not-found') return <MissingUser />;
  if (user !== undefined) return children(user);
  if (error !== null)
    return <ErrorState title={shared.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />;
  return <Skeleton height="16rem" borderRadius="xl" />;
}

function Comparison({ user, chosen }: { user: User; chosen: string }) {
  const compare = useCompareMessages();
  const vocabulary = useVocabulary();
  if (isRole(chosen))
    return (
      <RightsComparison user={user} other={{ name: compare.role(vocabulary.roles[chosen]), role: chosen }} />
    );
  return (
    <UserLoader userId={chosen}>
      {({ id, role, ...names }) => (
        <RightsComparison user={user} other={{ id, name: fullName(names), role }} />
      )}
    </UserLoader>
  );
}

function CompareContent({ user }: { user: User }) {
  const [params] = useAddressParams();
  const chosen = params.get('avec') ?? '';
  const addressOf = (idOrRole: string) =>
    `/users/${encodeURIComponent(user.id)}/compare?avec=${encodeURIComponent(idOrRole)}`;
  return (
    <Stack gap="5">
      <HolderChoice key={`for ${chosen}`} userId={user.id} chosen={chosen} addressOf={addressOf} />
      {chosen !== '' && <Comparison key={chosen} user={user} chosen={chosen} />}
    </Stack>
  );
}

/** /users/{id}/compare?avec={id or role}: a user's rights beside those of a colleague or a role. */
export function ComparePage() {
  const { frame } = useMessages();
  const compare = useCompareMessages();
  const { userId = '' } = useParams();
  const file = `/users/${encodeURIComponent(userId)}`;
  const { data: user } = useUser(userId);
  return (
    <ModulePageFrame
      title={user === undefined ? compare.title : compare.titleOf(fullName(user))}
      current={compare.title}
      modulesPath={paths.modules}
      parents={[
        { label: frame.users, to: '/users' },
        { label: user === undefined ? frame.user : fullName(user), to: file },
      ]}
      back={{ to: file, label: compare.back }}
    >
      <UserLoader key={userId} userId={userId}>
        {(found) => <CompareContent user={found} />}
      </UserLoader>
    </ModulePageFrame>
  );
}
