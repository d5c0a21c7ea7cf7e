import { limits, paths } from '@escale/contracts';
import { ButtonLink, PageHeading, Stack, Text, usePageTitle } from '@escale/design-system';
import { BulletList } from '../../../frame/lists';
import { useMessages } from '../../../messages/catalogue';

/** Renders the screen for a missing or invalid confirmation link. */
export function InvalidConfirmationScreen() {
  const { confirmEmail, reset } = useMessages();
  usePageTitle(reset.invalidTitle);
  return (
    <Stack gap="6">
      <PageHeading>{reset.invalidTitle}</PageHeading>
      <Stack gap="3">
        <Text tone="muted">{confirmEmail.invalidIntro}</Text>
        <BulletList>
          <li>{confirmEmail.causeExpired(limits.emailLinkHours)}</li>
          <li>{reset.causeUsed}</li>
          <li>{confirmEmail.causeChanged}</li>
        </BulletList>
        <Text tone="muted">{confirmEmail.askAgain}</Text>
      </Stack>
      <ButtonLink to={paths.login} variant="primary" size="lg" fullWidth>
        {confirmEmail.goOn}
      </ButtonLink>
    </Stack>
  );
}
