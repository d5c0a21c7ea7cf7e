import { useSession } from '@escale/auth';
import { fullName } from '@escale/contracts';
import { Button, ButtonLink, EmptyState, useSupportEmail } from '@escale/design-system';
import { useMessages } from './messages/catalogue';

/** Renders 'Aucun module disponible' with its two buttons (§2). */
export function HomeEmpty() {
  const m = useMessages();
  const { user } = useSession();
  const supportEmail = useSupportEmail();
  const subject = encodeURIComponent(m.contactSubject(user ? fullName(user) : ''));
  return (
    <EmptyState
      icon="box"
      title={m.empty}
      description={m.emptyHint}
      actions={
        <>
          <Button variant="secondary" onClick={() => window.location.reload()}>
            {m.refresh}
          </Button>
          <ButtonLink variant="primary" icon="mail" href={`mailto:${supportEmail}?subject=${subject}`}>
            {m.contact}
          </ButtonLink>
        </>
      }
    />
  );
}
