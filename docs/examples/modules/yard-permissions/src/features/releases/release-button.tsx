import { usePermissions } from '@escale/auth';
import { Button, notify } from '@escale/design-system';
import { useMessages } from '../../messages/catalogue';

/** Renders the button that releases a container; without the right, it gives the reason. */
export function ReleaseButton() {
  const m = useMessages();
  const mayRelease = usePermissions().missing('yard', 'release') === null;
  return (
    <Button
      {...(mayRelease ? {} : { unavailableReason: m.releaseMissing })}
      onClick={() => notify.success(m.released)}
    >
      {m.release}
    </Button>
  );
}
