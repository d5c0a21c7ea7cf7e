import { isApiError } from '@escale/api-client';
import { paths } from '@escale/contracts';
import {
  Button,
  PageHeading,
  Stack,
  Text,
  TextLink,
  usePageNavigate,
  usePageTitle,
} from '@escale/design-system';
import { useRef } from 'react';
import { showFailure } from '../../../failures/show-failure';
import { useMessages } from '../../../messages/catalogue';
import type { LinkPageState } from '../../../session/link-view';
import { useReportSignIn } from '../api/report-sign-in';

/** Asks before it uses the link: a program that follows links in mails must not end a sign-in. */
export function ConfirmReport({ token }: { token: string }) {
  const { reportSignIn } = useMessages();
  const report = useReportSignIn();
  const navigate = usePageNavigate();
  usePageTitle(reportSignIn.title);
  const sent = useRef(false);
  const goTo = (state: LinkPageState) => void navigate(paths.reportSignIn, { replace: true, state });

  const handleClick = async () => {
    if (sent.current) return;
    sent.current = true;
    try {
      await report.mutateAsync(token);
      goTo({ done: true });
    } catch (error) {
      sent.current = false;
      if (isApiError(error) && error.code === 'LINK_INVALID') goTo({});
      else showFailure(error, reportSignIn.failed);
    }
  };

  return (
    <Stack gap="6">
      <Stack gap="1.5">
        <PageHeading>{reportSignIn.title}</PageHeading>
        <Text tone="muted">{reportSignIn.intro}</Text>
      </Stack>
      <Button
        variant="primary"
        size="lg"
        fullWidth
        loading={report.isPending}
        onClick={() => void handleClick()}
      >
        {reportSignIn.submit}
      </Button>
      <Text textAlign="center">
        <TextLink to={paths.login}>{reportSignIn.wasMe}</TextLink>
      </Text>
    </Stack>
  );
}
