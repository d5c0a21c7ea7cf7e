import { Alert } from '@escale/design-system';
import { useMessages } from './messages/catalogue';
import { NoticeFrame } from './notice-frame';

/** Says that the registry is unreachable and that the modules are those of the last registry this browser has read. */
export function RegistryNotice() {
  const { registry } = useMessages();
  return (
    <NoticeFrame>
      <Alert tone="warn">{registry.remembered}</Alert>
    </NoticeFrame>
  );
}
