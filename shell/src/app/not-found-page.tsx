import { paths } from '@escale/contracts';
import { ButtonLink, EmptyState, PageFrame } from '@escale/design-system';
import { useMessages } from '../messages/catalogue';

/** 404 (§2). */
export function NotFoundPage() {
  const { notFound } = useMessages();
  return (
    <PageFrame title={notFound.title}>
      <EmptyState
        icon="search"
        title={notFound.title}
        description={notFound.text}
        actions={
          <ButtonLink to={paths.dashboard} variant="primary">
            {notFound.link}
          </ButtonLink>
        }
      />
    </PageFrame>
  );
}
