import { Text } from '@escale/design-system';
import type { ExtensionContexts } from '@escale/module-kit';

/** The gates of one person. */
export function UserGates({ userId }: ExtensionContexts['user-tab']) {
  return <Text>{userId}</Text>;
}
