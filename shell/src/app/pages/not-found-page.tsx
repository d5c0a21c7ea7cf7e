import { paths } from '@escale/contracts';
import { ButtonLink, EmptyState, usePageTitle } from '@escale/design-system';
import { useMessages } from './messages/catalogue';

/** Renders the 404 page (§2). */
export function NotFoundPage() {
  const { notFound } = useMessages();
  usePageTitle(notFound.title);
  return (
    <EmptyState
      headingLevel="h1"
      icon="search"
      title={notFound.title}
      description={notFound.text}
      actions={
        <ButtonLink to={paths.dashboard} variant="primary">
          {notFound.link}
        </ButtonLink>
      }
    />
  );
}
