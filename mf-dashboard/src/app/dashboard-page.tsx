import { paths } from '@escale/contracts';
import { ButtonLink, PageFrame } from '@escale/design-system';
import { useMessages } from '../messages/catalogue';

/** The module's page frame. */
export function DashboardPage() {
  const m = useMessages();
  return (
    <PageFrame
      title={m.title}
      breadcrumb={[{ label: m.modules, to: paths.modules }, { label: m.title }]}
      actions={
        <ButtonLink to={paths.modules} variant="secondary" icon="arrow-left">
          {m.backToModules}
        </ButtonLink>
      }
    />
  );
}
