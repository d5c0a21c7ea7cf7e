import { Button, Flex, ProgressBar, Section, Stack, Text } from '@escale/design-system';
import { formatTime, useLocale } from '@escale/i18n';
import { useMessages } from '../../messages/catalogue';

export interface RunProgressProps {
  /** What the run is doing. */
  title: string;
  done: number;
  total: number;
  /** Milliseconds since 1970 when the next call is made; null while the server answers. */
  waitsUntil: number | null;
  /** Left out if the user stops the run by leaving the page. */
  onStop?: () => void;
}

/** Shows the progress of a run, why it waits, and a button to stop it. */
export function RunProgress({ title, done, total, waitsUntil, onStop }: RunProgressProps) {
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
          {waitsUntil !== null && run.waits(formatTime(new Date(waitsUntil).toISOString(), locale))}
        </Text>
      </Stack>
    </Section>
  );
}
