import { paths } from '@escale/contracts';
import { Alert, ButtonLink, PageHeading, Stack, Text, usePageTitle } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';

/** The sign-in has ended; whoever made it still knows the password. */
export function SignInStopped() {
  const { reportSignIn } = useMessages();
  usePageTitle(reportSignIn.doneTitle);
  return (
    <Stack gap="6">
      <Stack gap="1.5">
        <PageHeading>{reportSignIn.doneTitle}</PageHeading>
        <Text tone="muted">{reportSignIn.done}</Text>
      </Stack>
      <Alert tone="warn">{reportSignIn.advice}</Alert>
      <ButtonLink to={paths.forgotPassword} variant="primary" size="lg" fullWidth>
        {reportSignIn.choose}
      </ButtonLink>
    </Stack>
  );
}
