import { Text } from '@escale/design-system';
import type { ExtensionContexts } from '@escale/module-kit';

/** Renders the gates of one user. */
export function UserGates({ userId }: ExtensionContexts['user-tab']) {
  return <Text>{userId}</Text>;
}
