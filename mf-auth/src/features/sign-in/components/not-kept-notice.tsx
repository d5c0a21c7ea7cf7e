import { Alert, Box } from '@escale/design-system';
import { isStorageKept } from '@escale/i18n';
import { useState } from 'react';
import { useMessages } from '../../../messages/catalogue';

/**
 * Warns that closing or reloading the page signs the user out. Shown if the browser refuses to
 * store data.
 */
export function NoStorageNotice() {
  const { signIn } = useMessages();
  const [isKept] = useState(isStorageKept);
  if (isKept) return null;
  return (
    <Box marginBlockEnd="6">
      <Alert>{signIn.notKept}</Alert>
    </Box>
  );
}
