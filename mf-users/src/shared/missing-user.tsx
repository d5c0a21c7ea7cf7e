import { ButtonLink, Card, EmptyState } from '@escale/design-system';
import { useMessages } from '../messages/catalogue';

/** Says that the user does not exist or was deleted (§2 'User detail'). */
export function MissingUser() {
  const { shared } = useMessages();
  return (
    <Card role="alert">
      <EmptyState
        icon="user"
        title={shared.notFound}
        description={shared.notFoundText}
        actions={
          <ButtonLink to="/users" variant="primary" icon="arrow-left">
            {shared.backToList}
          </ButtonLink>
        }
      />
    </Card>
  );
}
