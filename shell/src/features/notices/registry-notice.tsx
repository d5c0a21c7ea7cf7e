import { Alert } from '@escale/design-system';
import { useMessages } from './messages/catalogue';
import { NoticeFrame } from './notice-frame';

/** Warns that the registry is unreachable and that the modules come from this browser's last good copy. */
export function RegistryNotice() {
  const { registry } = useMessages();
  return (
    <NoticeFrame>
      <Alert tone="warn">{registry.remembered}</Alert>
    </NoticeFrame>
  );
}
