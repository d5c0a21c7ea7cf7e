import { limits } from '@escale/contracts';
import { ButtonLink, PageHeading, Stack, Text, usePageTitle } from '@escale/design-system';
import { BulletList } from '../../../frame/lists';
import { useMessages } from '../../../messages/catalogue';
import { useNewPasswordPath } from '../model/use-new-password-path';

/** Renders the screen for a missing or invalid 'Ce n'était pas moi' link. */
export function InvalidReportScreen() {
  const { confirmEmail, reportSignIn, reset } = useMessages();
  const newPasswordPath = useNewPasswordPath();
  usePageTitle(reset.invalidTitle);
  return (
    <Stack gap="6">
      <PageHeading>{reset.invalidTitle}</PageHeading>
      <Stack gap="3">
        <Text tone="muted">{reset.invalidIntro}</Text>
        <BulletList>
          <li>{confirmEmail.causeExpired(limits.reportLinkHours)}</li>
          <li>{reset.causeUsed}</li>
        </BulletList>
        <Text tone="muted">{reportSignIn.invalidAdvice}</Text>
      </Stack>
      <ButtonLink to={newPasswordPath} variant="primary" size="lg" fullWidth>
        {reportSignIn.choose}
      </ButtonLink>
    </Stack>
  );
}
