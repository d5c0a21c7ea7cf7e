import { userPreferencesQueryOptions } from '@escale/api-client';
import { ErrorState, Skeleton, Stack } from '@escale/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../messages/catalogue';
import { PreferencesForm, type PreferencesFormProps } from './preferences-form';

/** Loads a user's preferences, then shows their form. */
export function PreferencesTab(props: Omit<PreferencesFormProps, 'preferences'>) {
  const { preferences: m } = useMessages();
  const { data, isError, isFetching, refetch } = useQuery(userPreferencesQueryOptions(props.userId));
  if (data !== undefined) return <PreferencesForm {...props} preferences={data} />;
  if (isError) {
    return <ErrorState title={m.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <Stack gap="5">
      <Skeleton height="14rem" borderRadius="xl" />
      <Skeleton height="10rem" borderRadius="xl" />
    </Stack>
  );
}
