import { limits, paths } from '@escale/contracts';
import { Alert, ButtonLink, PageHeading, Stack, Text, TextLink, usePageTitle } from '@escale/design-system';
import { BulletList } from '../../../frame/lists';
import { useMessages } from '../../../messages/catalogue';

/** Renders the screen for a missing or invalid link. */
export function InvalidLinkScreen({ tokenMissing }: { tokenMissing: boolean }) {
  const { reset, rules } = useMessages();
  usePageTitle(reset.invalidTitle);
  return (
    <Stack gap="6">
      <PageHeading>{reset.invalidTitle}</PageHeading>
      {tokenMissing && <Alert tone="bad">{rules.tokenMissing}</Alert>}
      <Stack gap="3">
        <Text tone="muted">{tokenMissing ? reset.incompleteIntro : reset.invalidIntro}</Text>
        <BulletList>
          <li>{reset.causeExpired(limits.invitationLinkHours, limits.resetLinkHours)}</li>
          <li>{reset.causeUsed}</li>
          <li>{reset.causeChanged}</li>
        </BulletList>
      </Stack>
      <ButtonLink to={paths.forgotPassword} variant="primary" size="lg" fullWidth>
        {reset.askAgain}
      </ButtonLink>
      <Text textAlign="center">
        <TextLink to={paths.login}>{reset.backToSignIn}</TextLink>
      </Text>
    </Stack>
  );
}
