import { paths } from '@escale/contracts';
import { usePageNavigate } from '@escale/design-system';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { CheckedResetForm } from '../features/password-reset/components/checked-reset-form';
import { InvalidLinkScreen } from '../features/password-reset/components/invalid-link';
import { PasswordSetScreen } from '../features/password-reset/components/reset-done';
import { readLinkFromQuery, readResetView } from '../features/password-reset/model/reset-view';

/** Renders /reset-password. Moves the link from the address bar into the history entry, where it survives a reload. */
export function ResetPasswordPage() {
  const location = useLocation();
  const navigate = usePageNavigate();
  const { search } = location;

  useEffect(() => {
    const link = readLinkFromQuery(search);
    if (link !== null) void navigate(paths.resetPassword, { replace: true, state: link });
  }, [search, navigate]);

  const view = readResetView(location);
  switch (view.kind) {
    case 'form':
      return <CheckedResetForm {...view} />;
    case 'done':
      return <PasswordSetScreen isInvitation={view.isInvitation} />;
    case 'invalid':
      return <InvalidLinkScreen tokenMissing={view.tokenMissing} />;
  }
}
