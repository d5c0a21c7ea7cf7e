import { paths } from '@escale/contracts';
import { PageFrame } from '@escale/design-system';
import { ReleaseButton } from '../features/releases/release-button';
import { useMessages } from '../messages/catalogue';

/** Renders the containers of the yard. */
export function HomePage() {
  const m = useMessages();
  return (
    <PageFrame title={m.title} breadcrumb={[{ label: m.modules, to: paths.modules }, { label: m.title }]}>
      <ReleaseButton />
    </PageFrame>
  );
}
