import { loginRequestSchema, paths, type LoginRequest, type OtpNavigationState } from '@escale/contracts';
import { PageHeading, Stack, styled, Text, TextLink, VisuallyHidden } from '@escale/design-system';
import {
  CheckboxField,
  Form,
  PasswordField,
  SubmitButton,
  useSchemaForm,
} from '@escale/design-system/forms/core';
import { useNavigate } from 'react-router-dom';
import { LinkButton } from '../../../frame/link-button';
import { useMessages } from '../../../messages/catalogue';
import { translateRule } from '../../../messages/translate-rule';
import { useSubmitCredentials } from '../model/use-submit-credentials';
import type { Identified } from './identification-step';

export interface AuthenticationStepProps {
  identified: Identified;
  onChangeEmail: () => void;
}

const AddressLine = styled('p', {
  base: { color: 'fg.muted', display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3' },
});

const Address = styled('span', { base: { minWidth: '0', overflowWrap: 'anywhere' } });

/** Step 2: the password. */
export function AuthenticationStep({ identified, onChangeEmail }: AuthenticationStepProps) {
  const { email, firstName, lastName } = identified;
  const { signIn } = useMessages();
  const navigate = useNavigate();
  const submitCredentials = useSubmitCredentials({
    refused: signIn.passwordWrong,
    onCodeSent: (to) => {
      const state: OtpNavigationState = { email: to, secureTransition: true, timestamp: Date.now() };
      void navigate(paths.otpVerification, { replace: true, state });
    },
  });
  const form = useSchemaForm({
    schema: loginRequestSchema,
    defaultValues: { email, password: '', remember: false },
    translate: translateRule,
  });

  const handleSubmit = async (credentials: LoginRequest) => {
    const message = await submitCredentials(credentials);
    if (message !== null) form.setServerError('password', message);
  };

  return (
    <Form form={form} onSubmit={handleSubmit} label={signIn.authentication}>
      <Stack gap="5">
        <Stack gap="1.5">
          <PageHeading>
            <VisuallyHidden>{signIn.greetingPrefix}</VisuallyHidden>
            {signIn.greeting(`${firstName} ${lastName}`.trim())}
          </PageHeading>
          <AddressLine>
            <Address>{email}</Address>
            <LinkButton type="button" onClick={onChangeEmail}>
              {signIn.changeEmail}
            </LinkButton>
          </AddressLine>
        </Stack>
        <VisuallyHidden aria-hidden>
          <input type="text" name="username" autoComplete="username" value={email} readOnly tabIndex={-1} />
        </VisuallyHidden>
        <PasswordField
          name="password"
          label={signIn.password}
          autoComplete="current-password"
          showLabel={signIn.showPassword}
          hideLabel={signIn.hidePassword}
          warnCapsLock
          focusFirst
        />
        <CheckboxField name="remember" label={signIn.remember} />
        <SubmitButton>{signIn.submit}</SubmitButton>
        <Text textAlign="center">
          <TextLink to={paths.forgotPassword} state={{ email }}>
            {signIn.forgotten}
          </TextLink>
        </Text>
      </Stack>
    </Form>
  );
}
