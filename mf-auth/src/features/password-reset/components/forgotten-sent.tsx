import { limits, paths } from '@escale/contracts';
import { Button, Heading, notify, PageHeading, Stack, Text, TextLink } from '@escale/design-system';
import { NumberedList } from '../../../frame/lists';
import { showFailure } from '../../../failures/show-failure';
import { useMessages } from '../../../messages/catalogue';
import { useRequestReset } from '../api/request-reset';

/** Renders the confirmation with the next steps; does not reveal whether the account exists. */
export function ResetLinkSentScreen({ email }: { email: string }) {
  const { forgotten } = useMessages();
  const requestReset = useRequestReset();

  const handleResend = async () => {
    try {
      await requestReset.mutateAsync(email);
      notify.success(forgotten.resent);
    } catch (error) {
      showFailure(error, forgotten.resendFailed);
    }
  };

  return (
    <Stack gap="6">
      <Stack gap="1.5">
        <PageHeading>{forgotten.sentTitle}</PageHeading>
        <Text tone="muted">
          {forgotten.sentBefore}{' '}
          <strong>
            <bdi translate="no">{email}</bdi>
          </strong>
          {forgotten.sentAfter}
        </Text>
      </Stack>
      <Stack gap="2">
        <Heading size="sm">{forgotten.nextSteps}</Heading>
        <NumberedList>
          <li>{forgotten.stepOpen}</li>
          <li>{forgotten.stepFollow(limits.resetLinkHours)}</li>
          <li>{forgotten.stepChoose}</li>
        </NumberedList>
      </Stack>
      <Button
        icon="mail"
        size="lg"
        fullWidth
        loading={requestReset.isPending}
        onClick={() => void handleResend()}
      >
        {forgotten.resend}
      </Button>
      <Text textAlign="center">
        <TextLink to={paths.login} state={{ email }}>
          {forgotten.backToSignIn}
        </TextLink>
      </Text>
    </Stack>
  );
}
