import { paths } from '@escale/contracts';
import { BrandMark, Button, ErrorState, VStack } from '@escale/design-system';
import { useMessages } from '../../messages/catalogue';

/** The crash screen of the whole application (§2). Both buttons reload the page, since its state cannot be trusted. */
export function CrashScreen() {
  const { crash } = useMessages();
  return (
    <VStack as="main" minHeight="100vh" justifyContent="center" gap="6" padding="6">
      <BrandMark />
      <ErrorState
        title={crash.title}
        description={crash.text}
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
