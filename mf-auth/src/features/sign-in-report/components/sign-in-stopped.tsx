import { Alert, ButtonLink, PageHeading, Stack, Text, usePageTitle } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';
import { useNewPasswordPath } from '../model/use-new-password-path';

/** Reports that the sign-in has ended, and warns that the person who signed in still knows the password. */
export function SignInStoppedScreen() {
  const { reportSignIn } = useMessages();
  const newPasswordPath = useNewPasswordPath();
  usePageTitle(reportSignIn.doneTitle);
  return (
    <Stack gap="6">
      <Stack gap="1.5">
        <PageHeading>{reportSignIn.doneTitle}</PageHeading>
        <Text tone="muted">{reportSignIn.done}</Text>
      </Stack>
      <Alert tone="warn">{reportSignIn.advice}</Alert>
      <ButtonLink to={newPasswordPath} variant="primary" size="lg" fullWidth>
        {reportSignIn.choose}
      </ButtonLink>
    </Stack>
  );
}
