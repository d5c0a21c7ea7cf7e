import { paths } from '@escale/contracts';
import { usePageNavigate, usePageTitle } from '@escale/design-system';
import { useLocation } from 'react-router-dom';
import { ForgottenPasswordForm } from '../features/password-reset/components/forgotten-form';
import { ResetLinkSentScreen } from '../features/password-reset/components/forgotten-sent';
import { useMessages } from '../messages/catalogue';
import { emailFromState } from '../session/email-from-state';

/**
 * Renders /forgot-password: first the form, then the confirmation. The confirmation has its own
 * history entry, so that Back returns to the form.
 */
export function ForgottenPasswordPage() {
  const { forgotten } = useMessages();
  const state = useLocation().state as { sent?: boolean } | null;
  const navigate = usePageNavigate();
  const email = emailFromState(state);
  const sent = state?.sent === true && email !== '';
  usePageTitle(sent ? forgotten.sentTitle : forgotten.title);

  const handleSent = (to: string) => {
    void navigate(paths.forgotPassword, { state: { email: to, sent: true } });
  };

  return sent ? (
    <ResetLinkSentScreen email={email} />
  ) : (
    <ForgottenPasswordForm initialEmail={email} onSent={handleSent} />
  );
}
