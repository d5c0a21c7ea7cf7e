import { usePageTitle } from '@escale/design-system';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AuthenticationStep } from '../features/sign-in/components/authentication-step';
import { IdentificationStep, type IdentifiedUser } from '../features/sign-in/components/identification-step';
import { NoStorageNotice } from '../features/sign-in/components/not-kept-notice';
import { SessionEndNotice } from '../features/sign-in/components/session-end-notice';
import { SignInSteps } from '../features/sign-in/components/sign-in-steps';
import { useMessages } from '../messages/catalogue';
import { emailFromState } from '../session/email-from-state';

/** Renders /login with the two steps of §2 'Sign-in'. */
export function SignInPage() {
  const { signIn } = useMessages();
  const state: unknown = useLocation().state;
  const [email, setEmail] = useState(() => emailFromState(state));
  const [identified, setIdentified] = useState<IdentifiedUser | null>(null);
  usePageTitle(signIn.pageTitle);

  const handleIdentified = (person: IdentifiedUser) => {
    setEmail(person.email);
    setIdentified(person);
  };

  return (
    <>
      {identified === null && <SessionEndNotice />}
      {identified === null && <NoStorageNotice />}
      <SignInSteps current={identified === null ? 1 : 2} />
      {identified === null ? (
        <IdentificationStep initialEmail={email} onIdentified={handleIdentified} />
      ) : (
        <AuthenticationStep identified={identified} onChangeEmail={() => setIdentified(null)} />
      )}
    </>
  );
}
