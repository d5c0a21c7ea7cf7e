import { paths } from '@escale/contracts';
import { BrandMark, Button, ErrorState, VStack } from '@escale/design-system';
import { useState } from 'react';
import { useMessages } from './messages/catalogue';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * Formats a time in this computer's time zone. Avoids `Intl`, which throws on an unknown time zone and may have caused the crash.
 */
function formatWithoutIntl(at: Date): string {
  const day = [twoDigits(at.getDate()), twoDigits(at.getMonth() + 1), at.getFullYear()].join('/');
  return `${day} ${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
}

/** Renders the content of the crash screens (§2). Both buttons load the document again, since its state cannot be trusted. */
export function CrashContent() {
  const crash = useMessages();
  const [crashedAt] = useState(() => new Date());
  return (
    <ErrorState
      headingLevel="h1"
      title={crash.title}
      description={
        <>
          <p>{crash.text}</p>
          <p>{crash.at(formatWithoutIntl(crashedAt))}</p>
        </>
      }
      actions={
        <>
          <Button variant="secondary" onClick={() => window.location.assign(paths.root)}>
            {crash.home}
          </Button>
          <Button variant="primary" icon="refresh" onClick={() => window.location.reload()}>
            {crash.refresh}
          </Button>
        </>
      }
    />
  );
}

/** Renders the crash screen of the whole application (§2). */
export function CrashScreen() {
  return (
    <VStack as="main" minHeight="100vh" justifyContent="center" gap="6" padding="6">
      <BrandMark />
      <CrashContent />
    </VStack>
  );
}
