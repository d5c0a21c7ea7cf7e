import { Alert } from '@escale/design-system';
import { useMessages } from '../messages/catalogue';
import { NoticeFrame } from './notice-frame';
import { useRegistry } from './registry';

/** Says that the modules are those that this browser remembers, while the registry cannot be had. */
export function RegistryNotice() {
  const { registry } = useMessages();
  const { data } = useRegistry();
  if (!data?.remembered) return null;
  return (
    <NoticeFrame>
      <Alert tone="warn">{registry.remembered}</Alert>
    </NoticeFrame>
  );
}
