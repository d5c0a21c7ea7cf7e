import { Button, Flex, ProgressBar, Section, Stack, Text } from '@escale/design-system';
import { formatTime, useLocale } from '@escale/i18n';
import { useMessages } from '../../../messages/catalogue';
import type { InviteRun } from '../model/use-invite-run';

export interface RunProgressProps {
  run: InviteRun;
  onStop: () => void;
}

/** How far the run is, why it waits, and the way to stop it. */
export function RunProgress({ run, onStop }: RunProgressProps) {
  const { invite } = useMessages();
  const locale = useLocale();
  const { people, outcomes, waitsUntil } = run;
  const progress = invite.progress(outcomes.size, people.length);
  return (
    <Section title={invite.underWay}>
      <Stack gap="3">
        <ProgressBar label={invite.underWay} share={outcomes.size / people.length} valueText={progress} />
        <Flex flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
          <Text>{progress}</Text>
          <Button icon="close" onClick={onStop}>
            {invite.stop}
          </Button>
        </Flex>
        <Text role="status" color="warn">
          {waitsUntil !== null && invite.waits(formatTime(new Date(waitsUntil).toISOString(), locale))}
        </Text>
      </Stack>
    </Section>
  );
}
