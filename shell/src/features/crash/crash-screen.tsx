import { paths } from '@escale/contracts';
import { BrandMark, Button, ErrorState, VStack } from '@escale/design-system';
import { formatDateTime, useLocale } from '@escale/i18n';
import { useState } from 'react';
import { useMessages } from '../../messages/catalogue';

/** The crash screen of the whole application (§2). Both buttons reload the page, since its state cannot be trusted. */
export function CrashScreen() {
  const { crash } = useMessages();
  const locale = useLocale();
  const [crashedAt] = useState(() => new Date().toISOString());
  return (
    <VStack as="main" minHeight="100vh" justifyContent="center" gap="6" padding="6">
      <BrandMark />
      <ErrorState
        title={crash.title}
        description={
          <>
            <p>{crash.text}</p>
            <p>{crash.at(formatDateTime(crashedAt, locale))}</p>
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
    </VStack>
  );
}
