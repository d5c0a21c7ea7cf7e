import { Alert, Box } from '@escale/design-system';
import { isStorageKept } from '@escale/i18n';
import { useState } from 'react';
import { useMessages } from '../../../messages/catalogue';

/** If the browser refuses to store data, warns that closing or reloading the page signs the user out. */
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
