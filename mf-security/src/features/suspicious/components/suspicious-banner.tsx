import { Alert, Box, Button, ButtonText, Flex, Icon, TextLink } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';
import { highestSeverity, type SuspiciousActivity } from '../../../suspicion/suspicious-activities';
import { severityTones } from '../../../suspicion/severity-tones';

/** Shows an alert at the top of the page while there are suspicious activities that have not been marked as seen (§2). */
export function SuspiciousBanner({
  unseen,
  isCompact,
  onShow,
}: {
  unseen: readonly SuspiciousActivity[];
  /** If true, the banner is one line that links to the activities. */
  isCompact: boolean;
  onShow: () => void;
}) {
  const { banner, showSuspicious } = useMessages();
  const severity = highestSeverity(unseen);
  if (severity === null) return null;
  if (isCompact)
    return (
      <Flex
        role="status"
        gap="2"
        marginBlockEnd="2"
        fontSize={{ base: 'xs', sm: 'sm' }}
        color={severityTones[severity]}
      >
        <Icon name="alert" size={18} />
        <TextLink to={{ search: '?onglet=suspectes' }} tone="plain" underlined>
          {banner(unseen.length)}
        </TextLink>
      </Flex>
    );
  return (
    <Box marginBlockEnd="4">
      <Alert
        tone={severityTones[severity]}
        action={
          <Button size="sm" icon="eye" data-tooltip="" onClick={onShow}>
            <ButtonText from="sm">{showSuspicious}</ButtonText>
          </Button>
        }
      >
        {banner(unseen.length)}
      </Alert>
    </Box>
  );
}
