import { paths, type ModuleRight } from '@escale/contracts';
import { Button, ButtonLink, EmptyState, PageFrame } from '@escale/design-system';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../messages/catalogue';

export interface AccessDeniedProps {
  label: string;
  missing: ModuleRight;
}

/** Access-denied screen of §2 'Module guard'; names the module and the missing right. */
export function AccessDenied({ label, missing }: AccessDeniedProps) {
  const { access } = useMessages();
  const navigate = useNavigate();
  // A tab that was opened at this address has no history.
  const handleBack = () => void (window.history.length > 1 ? navigate(-1) : navigate(paths.modules));
  return (
    <PageFrame title={access.title[missing]}>
      <EmptyState
        icon="lock"
        title={access.message[missing](label)}
        description={access.hint}
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
    </PageFrame>
  );
}
