import { ButtonLink, EmptyState } from '@escale/design-system';
import { useMessages } from '../messages/catalogue';

/** The user of the address does not exist (§2). */
export function MissingUser() {
  const { people } = useMessages();
  return (
    <EmptyState
      icon="user"
      title={people.notFound}
      description={people.notFoundText}
      actions={
        <ButtonLink to="/users" variant="primary" icon="arrow-left">
          {people.backToList}
        </ButtonLink>
      }
    />
  );
}
