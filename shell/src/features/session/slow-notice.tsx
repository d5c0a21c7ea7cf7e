import { Flex, Text } from '@escale/design-system';
import { useEffect, useState } from 'react';
import { useMessages } from './messages/catalogue';

/** After this time a wait is longer than usual. */
export const slowAfterMs = 3_000;

/** Stands beside what shows a wait, and says so when it lasts. */
export function SlowNotice() {
  const { slow } = useMessages();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    isSlow && (
      <Flex role="status" justifyContent="center" padding="4">
        <Text color="fg.muted">{slow}</Text>
      </Flex>
    )
  );
}
