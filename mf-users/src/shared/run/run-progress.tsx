import { Button, Flex, ProgressBar, Section, Stack, Text } from '@escale/design-system';
import { formatTime, useLocale } from '@escale/i18n';
import { useMessages } from '../../messages/catalogue';

export interface RunProgressProps {
  /** What the run is doing. */
  title: string;
  done: number;
  total: number;
  /** Time of the next call (milliseconds since 1970) while the run pauses; null while it makes calls. */
  pausedUntil: number | null;
  /** Omitted for a run without a stop button, which ends when the user leaves the page. */
  onStop?: () => void;
}

/** Shows the progress of a run, the time at which a paused run continues, and a button to stop the run. */
export function RunProgress({ title, done, total, pausedUntil, onStop }: RunProgressProps) {
  const { run } = useMessages();
  const locale = useLocale();
  const progress = run.progress(done, total);
  return (
    <Section title={title}>
      <Stack gap="3">
        <ProgressBar label={title} share={total === 0 ? 0 : done / total} valueText={progress} />
        <Flex flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
          <Text>{progress}</Text>
          {onStop && (
            <Button icon="close" onClick={onStop}>
              {run.stop}
            </Button>
          )}
        </Flex>
        <Text role="status" color="warn">
          {pausedUntil !== null && run.waits(formatTime(new Date(pausedUntil).toISOString(), locale))}
        </Text>
      </Stack>
    </Section>
  );
}
