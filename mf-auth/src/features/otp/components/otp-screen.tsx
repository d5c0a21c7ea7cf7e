import { paths } from '@escale/contracts';
import { PageHeading, Stack, Text, TextLink, usePageTitle } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';
import type { OtpVisit } from '../model/otp-visit';
import { useBackTrap } from '../model/use-back-trap';
import { useOtpVisit } from '../model/use-otp-visit';
import { OtpForm } from './otp-form';

/** The page once its entry rules are met. */
export function OtpScreen({ initialVisit }: { initialVisit: OtpVisit }) {
  const { otp } = useMessages();
  const [visit, changeVisit] = useOtpVisit(initialVisit);
  useBackTrap();
  usePageTitle(otp.title);
  return (
    <Stack gap="6">
      <Stack gap="1.5">
        <PageHeading>{otp.title}</PageHeading>
        <Text tone="muted">
          {otp.sentTo} <strong>{visit.email}</strong>
        </Text>
      </Stack>
      <OtpForm visit={visit} onVisitChange={changeVisit} />
      <Text textAlign="center">
        <TextLink to={paths.login} state={{ email: visit.email }} replace>
          {otp.backToSignIn}
        </TextLink>
      </Text>
    </Stack>
  );
}
