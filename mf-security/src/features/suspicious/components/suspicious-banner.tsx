import { Alert, Box, Button } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';
import { highestSeverity, type SuspiciousActivity } from '../../../suspicion/suspicious-activities';
import { severityTones } from '../../../suspicion/severity-tones';

/** Alert at the top of the page while there are suspicious activities that nobody marked as seen (§2). */
export function SuspiciousBanner({
  unseen,
  onShow,
}: {
  unseen: readonly SuspiciousActivity[];
  onShow: () => void;
}) {
  const { banner, showSuspicious } = useMessages();
  const severity = highestSeverity(unseen);
  if (severity === null) return null;
  return (
    <Box marginBlockEnd="5">
      <Alert
        tone={severityTones[severity]}
        action={
          <Button size="sm" onClick={onShow}>
            {showSuspicious}
          </Button>
        }
      >
        {banner(unseen.length)}
      </Alert>
    </Box>
  );
}
