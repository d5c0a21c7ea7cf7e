import { Flex, Text } from '@escale/design-system';
import { useLateMessages } from '../../messages/late';

/** Says that a wait is longer than usual. */
export function SlowWords() {
  const { slow } = useLateMessages();
  return (
    <Flex role="status" justifyContent="center" padding="4">
      <Text color="fg.muted">{slow}</Text>
    </Flex>
  );
}
