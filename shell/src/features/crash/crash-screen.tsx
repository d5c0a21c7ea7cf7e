import { paths } from '@escale/contracts';
import { BrandMark, Button, ErrorState, VStack } from '@escale/design-system';
import { useState } from 'react';
import { useMessages } from './messages/catalogue';

const digits = (value: number) => String(value).padStart(2, '0');

/** The moment by the clock of this computer. `Intl` may be what has crashed: with a time zone that it does not know, it throws. */
function plainMoment(at: Date): string {
  const day = [digits(at.getDate()), digits(at.getMonth() + 1), at.getFullYear()].join('/');
  return `${day} ${digits(at.getHours())}:${digits(at.getMinutes())}`;
}

/** What the crash screens say (§2). Both buttons reload the page, since its state cannot be trusted. */
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

/** The crash screen of the whole application (§2). */
export function CrashScreen() {
  return (
    <VStack as="main" minHeight="100vh" justifyContent="center" gap="6" padding="6">
      <BrandMark />
      <CrashState />
    </VStack>
  );
}
