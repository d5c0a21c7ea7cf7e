import type { Language } from '@escale/contracts';
import { Button } from '../../../core/actions/button';
import { Alert } from '../../../core/feedback/alert';
import { useNow } from '../../../core/hooks/use-now';
import { styled } from '../../../core/theme/styled';
import { textTools, useLocale } from '@escale/i18n';
import { useMessages } from '../messages';

interface StaleDataNoticeProps {
  updatedAt: number | undefined;
  onRetry: (() => void) | undefined;
}

const Container = styled('div', { base: { padding: '3' } });
const refreshIntervalMs = 15_000;

const ageUnits = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** Returns the time from `readAt` to `now` (epoch milliseconds) in words (`il y a 2 minutes`). */
function ageText(readAt: number, now: number, language: Language): string {
  const age = Math.max(0, now - readAt);
  const [unit, length] = ageUnits.find(([, step]) => age >= step) ?? ageUnits[3];
  return textTools(language).ago(Math.floor(age / length), unit);
}

/** Renders the notice that a refresh has failed, with the age of the rows on screen. */
export function StaleDataNotice({ updatedAt, onRetry }: StaleDataNoticeProps) {
  const texts = useMessages();
  const { language } = useLocale();
  const now = useNow(refreshIntervalMs);
  return (
    <Container>
      <Alert
        tone="warn"
        title={texts.stale}
        action={
          onRetry && (
            <Button size="sm" icon="refresh" onClick={onRetry}>
              {texts.retry}
            </Button>
          )
        }
      >
        {updatedAt ? texts.staleSince(ageText(updatedAt, now, language)) : texts.staleUnknown}
      </Alert>
    </Container>
  );
}
