import { paths } from '@escale/contracts';
import { Alert, ButtonLink, PageHeading, Stack, Text, usePageTitle } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';

/** Renders the success screen after the password was set. */
export function PasswordSetScreen({ isInvitation }: { isInvitation: boolean }) {
  const { reset } = useMessages();
  const title = isInvitation ? reset.activatedTitle : reset.doneTitle;
  usePageTitle(title);
  return (
    <Stack gap="6">
      <Stack gap="1.5">
        <PageHeading>{title}</PageHeading>
        <Text tone="muted">{isInvitation ? reset.activated : reset.done}</Text>
      </Stack>
      {isInvitation ? (
        <Text tone="muted" fontSize="sm">
          {reset.sessionsEnded}
        </Text>
      ) : (
        <Alert tone="ok">{reset.sessionsEnded}</Alert>
      )}
      <ButtonLink to={paths.login} variant="primary" size="lg" fullWidth>
        {reset.signInNow}
      </ButtonLink>
    </Stack>
  );
}
