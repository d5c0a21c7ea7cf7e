import { paths } from '@escale/contracts';
import { PageHeading, Stack, Text, TextLink, usePageTitle } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';
import type { OtpState } from '../model/otp-state';
import { useBackGuard } from '../model/use-back-guard';
import { useOtpState } from '../model/use-otp-state';
import { OtpForm } from './otp-form';

/** Renders the OTP page for a state that has passed the entry rules. */
export function OtpScreen({ initialState }: { initialState: OtpState }) {
  const { otp } = useMessages();
  const [otpState, updateOtpState] = useOtpState(initialState);
  useBackGuard();
  usePageTitle(otp.title);
  return (
    <Stack gap="6">
      <Stack gap="1.5">
        <PageHeading>{otp.title}</PageHeading>
        <Text tone="muted">
          {otp.sentTo}{' '}
          <strong>
            <bdi translate="no">{otpState.email}</bdi>
          </strong>
        </Text>
      </Stack>
      <OtpForm otpState={otpState} onOtpStateChange={updateOtpState} />
      <Text textAlign="center">
        <TextLink to={paths.login} state={{ email: otpState.email }} replace>
          {otp.backToSignIn}
        </TextLink>
      </Text>
    </Stack>
  );
}
