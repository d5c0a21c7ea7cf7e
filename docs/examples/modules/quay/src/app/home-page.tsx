import { usePermissions } from '@escale/auth';
import { paths } from '@escale/contracts';
import { PageFrame, Stack } from '@escale/design-system';
import { BerthForm } from '../features/berths/berth-form';
import { BerthList } from '../features/berths/berth-list';
import { useMessages } from '../messages/catalogue';

/** Renders the berths and, for users with the right `write`, the form. */
export function HomePage() {
  const m = useMessages();
  const mayWrite = usePermissions().missing('quay', 'write') === null;
  return (
    <PageFrame title={m.title} breadcrumb={[{ label: m.modules, to: paths.modules }, { label: m.title }]}>
      <Stack gap="6">
        <BerthList />
        {mayWrite && <BerthForm />}
      </Stack>
    </PageFrame>
  );
}
