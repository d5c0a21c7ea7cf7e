import { useSession } from '@escale/auth';
import { brand, fullName } from '@escale/contracts';
import { Button, EmptyState } from '@escale/design-system';
import { useMessages } from '../../messages/catalogue';

/** 'Aucun module disponible' with both its buttons (§2). */
export function HomeEmpty() {
  const { home } = useMessages();
  const { user } = useSession();
  const subject = encodeURIComponent(home.contactSubject(user ? fullName(user) : ''));
  return (
    <EmptyState
      icon="box"
      title={home.empty}
      description={home.emptyHint}
      actions={
        <>
          <Button variant="secondary" onClick={() => window.location.reload()}>
            {home.refresh}
          </Button>
          <Button
            variant="primary"
            icon="mail"
            onClick={() => window.location.assign(`mailto:${brand.supportEmail}?subject=${subject}`)}
          >
            {home.contact}
          </Button>
        </>
      }
    />
  );
}
