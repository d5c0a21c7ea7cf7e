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
import { useConfirmEmail } from '../api/confirm-email';
import type { LinkPageState } from '../../../session/link-view';

/**
 * Asks before it uses the link: a program that follows links in mails must not confirm the address.
 */
export function ConfirmAddress({ token }: { token: string }) {
  const { confirmEmail } = useMessages();
  const confirm = useConfirmEmail();
  const navigate = usePageNavigate();
  usePageTitle(confirmEmail.title);
  const sent = useRef(false);
  const goTo = (state: LinkPageState) => void navigate(paths.confirmEmail, { replace: true, state });

  const handleClick = async () => {
    if (sent.current) return;
    sent.current = true;
    try {
      await confirm.mutateAsync(token);
      goTo({ done: true });
    } catch (error) {
      sent.current = false;
      // The screen for an invalid link already says everything that a toast would.
      if (isApiError(error) && error.code === 'LINK_INVALID') goTo({});
      else showFailure(error, confirmEmail.failed);
    }
  };

  return (
    <Stack gap="6">
      <Stack gap="1.5">
        <PageHeading>{confirmEmail.title}</PageHeading>
        <Text tone="muted">{confirmEmail.intro}</Text>
      </Stack>
      <Button
        variant="primary"
        size="lg"
        fullWidth
        loading={confirm.isPending}
        onClick={() => void handleClick()}
      >
        {confirmEmail.submit}
      </Button>
      <Text textAlign="center">
        <TextLink to={paths.login}>{confirmEmail.backToSignIn}</TextLink>
      </Text>
    </Stack>
  );
}
