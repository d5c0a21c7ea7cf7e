import { copyText } from '@escale/user-ui/clipboard';
import { Flex, IconButton, notify, Text, TextLink } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';

/** Renders an e-mail address, with a button to copy it and a link to write a mail. */
export function EmailLine({ email }: { email: string }) {
  const { detail } = useMessages();
  const handleCopy = async () => {
    if (await copyText(email)) notify.success(detail.copied);
    else notify.error(detail.copyFailed);
  };
  return (
    <Flex flexWrap="wrap" alignItems="center" columnGap="1.5" minWidth="0">
      <Flex alignItems="center" columnGap="1.5" minWidth="0">
        <Text as="span" tone="muted" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
          <bdi translate="no">{email}</bdi>
        </Text>
        <IconButton icon="copy" label={detail.copyEmail} onClick={() => void handleCopy()} />
      </Flex>
      <TextLink href={`mailto:${email}`}>{detail.write}</TextLink>
    </Flex>
  );
}
