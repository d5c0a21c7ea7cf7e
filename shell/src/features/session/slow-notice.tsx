import { Flex, Text } from '@escale/design-system';
import { useEffect, useState } from 'react';
import { useMessages } from './messages/catalogue';

/** A wait longer than this is unusual. */
export const slowAfterMs = 3_000;

/** Reports, below a loading indicator, that the wait is taking long. */
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
