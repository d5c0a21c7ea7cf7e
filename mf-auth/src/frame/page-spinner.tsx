import { Spinner, VStack } from '@escale/design-system';
import { useMessages } from '../messages/catalogue';

/** Stands in the place of a page whose code is on its way. */
export function PageSpinner() {
  const { loading } = useMessages();
  return (
    <VStack justifyContent="center" minHeight="40">
      <Spinner label={loading} />
    </VStack>
  );
}
