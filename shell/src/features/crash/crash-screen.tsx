import { paths } from '@escale/contracts';
import { BrandMark, Button, ErrorState, VStack } from '@escale/design-system';
import { useState } from 'react';
import { useMessages } from './messages/catalogue';

const digits = (value: number) => String(value).padStart(2, '0');

/** Formats a time in the zone of this computer, without `Intl`: it throws on an unknown time zone, so it may be what crashed. */
function plainMoment(at: Date): string {
  const day = [digits(at.getDate()), digits(at.getMonth() + 1), at.getFullYear()].join('/');
  return `${day} ${digits(at.getHours())}:${digits(at.getMinutes())}`;
}

/** Renders the content of the crash screens (§2). Both buttons reload the page, since its state cannot be trusted. */
export function CrashState() {
  const crash = useMessages();
  const [crashedAt] = useState(() => new Date());
  return (
    <ErrorState
      headingLevel="h1"
      title={crash.title}
      description={
        <>
          <p>{crash.text}</p>
          <p>{crash.at(plainMoment(crashedAt))}</p>
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
      <CrashState />
    </VStack>
  );
}
