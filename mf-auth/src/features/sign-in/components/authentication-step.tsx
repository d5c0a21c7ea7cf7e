import { paths, type LoginRequest, type OtpNavigationState } from '@escale/contracts';
import {
  PageHeading,
  Stack,
  styled,
  Text,
  TextLink,
  usePageNavigate,
  VisuallyHidden,
} from '@escale/design-system';
import { Form } from '@escale/design-system/forms/core';
import { LinkButton } from '../../../frame/link-button';
import { useMessages } from '../../../messages/catalogue';
import { useCredentialsForm } from '../model/use-credentials-form';
import type { IdentifiedUser } from './identification-step';
import { PasswordFields } from './password-fields';

export interface AuthenticationStepProps {
  identified: IdentifiedUser;
  onChangeEmail: () => void;
}

const AddressLine = styled('p', {
  base: { color: 'fg.muted', display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3' },
});

const Address = styled('bdi', { base: { minWidth: '0', overflowWrap: 'anywhere' } });

/** Renders step 2 of the sign-in: the password. */
export function AuthenticationStep({ identified, onChangeEmail }: AuthenticationStepProps) {
  const { email, firstName, lastName } = identified;
  const { signIn } = useMessages();
  const navigate = usePageNavigate();
  const { form, submit } = useCredentialsForm(email, signIn.passwordWrong);

  const handleSubmit = async (credentials: LoginRequest) => {
    const sentTo = await submit(credentials);
    if (sentTo === undefined) return;
    const state: OtpNavigationState = { email: sentTo, secureTransition: true, timestamp: Date.now() };
    void navigate(paths.otpVerification, { replace: true, state });
  };

  return (
    <Form form={form} onSubmit={handleSubmit} label={signIn.authentication} steady>
      <Stack gap="5">
        <Stack gap="1.5">
          <PageHeading>
            <VisuallyHidden>{signIn.greetingPrefix}</VisuallyHidden>
            {signIn.greeting(`${firstName} ${lastName}`.trim())}
          </PageHeading>
          <AddressLine>
            <Address translate="no">{email}</Address>
            <LinkButton type="button" onClick={onChangeEmail}>
              {signIn.changeEmail}
            </LinkButton>
          </AddressLine>
        </Stack>
        <VisuallyHidden aria-hidden>
          <input type="text" name="username" autoComplete="username" value={email} readOnly tabIndex={-1} />
        </VisuallyHidden>
        <PasswordFields focusFirst />
        <Text textAlign="center">
          <TextLink to={paths.forgotPassword} state={{ email }}>
            {signIn.forgotten}
          </TextLink>
        </Text>
      </Stack>
    </Form>
  );
}
