import { paths } from '@escale/contracts';
import { ButtonLink, PageHeading, Stack, Text, usePageTitle } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';

/** Reports that the new address is in effect. */
export function AddressConfirmedScreen() {
  const { confirmEmail } = useMessages();
  usePageTitle(confirmEmail.doneTitle);
  return (
    <Stack gap="6">
      <Stack gap="1.5">
        <PageHeading>{confirmEmail.doneTitle}</PageHeading>
        <Text tone="muted">{confirmEmail.done}</Text>
      </Stack>
      <ButtonLink to={paths.login} variant="primary" size="lg" fullWidth>
        {confirmEmail.goOn}
      </ButtonLink>
    </Stack>
  );
}
