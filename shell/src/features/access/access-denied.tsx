import { paths, type ModuleRight } from '@escale/contracts';
import { Button, ButtonLink, EmptyState, usePageTitle } from '@escale/design-system';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../messages/catalogue';

export interface AccessDeniedProps {
  missing: ModuleRight;
  /** What is refused: the module by name, or a sentence of its own. */
  refused: { module: string } | { sentence: string };
}

/** Access-denied screen of §2 'Module guard'; names the module and the missing right. */
export function AccessDenied({ missing, refused }: AccessDeniedProps) {
  const { access } = useMessages();
  const navigate = useNavigate();
  const title = access.title[missing];
  usePageTitle(title);
  // A tab that was opened at this address has no history.
  const handleBack = () => void (window.history.length > 1 ? navigate(-1) : navigate(paths.modules));
  return (
    <EmptyState
      headingLevel="h1"
      icon="lock"
      title={title}
      description={
        <>
          <p>{'module' in refused ? access.message[missing](refused.module) : refused.sentence}</p>
          <p>{access.hint}</p>
        </>
      }
      actions={
        <>
          <Button variant="secondary" onClick={handleBack}>
            {access.back}
          </Button>
          <ButtonLink to={paths.modules} variant="primary">
            {access.home}
          </ButtonLink>
        </>
      }
    />
  );
}
