import { Flex, Text } from '@escale/design-system';
import { useSlowMessages } from '../../messages/slow';

/** Says that a wait is longer than usual. */
export function SlowWords() {
  const { text } = useSlowMessages();
  return (
    <Flex role="status" justifyContent="center" padding="4">
      <Text color="fg.muted">{text}</Text>
    </Flex>
  );
}
