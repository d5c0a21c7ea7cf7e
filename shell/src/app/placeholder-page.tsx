import { paths, type ModuleDescriptor } from '@escale/contracts';
import { ButtonLink, EmptyState, PageFrame } from '@escale/design-system';
import { useMessages } from '../messages/catalogue';

/** What stands at the address of a module without code yet (§2: containers, shipments, reports). */
export function PlaceholderPage({ descriptor }: { descriptor: ModuleDescriptor }) {
  const { placeholder } = useMessages();
  return (
    <PageFrame
      title={descriptor.label}
      breadcrumb={[{ label: placeholder.modules, to: paths.modules }, { label: descriptor.label }]}
      actions={
        <ButtonLink to={paths.modules} variant="secondary" icon="arrow-left">
          {placeholder.back}
        </ButtonLink>
      }
    >
      <EmptyState
        icon={descriptor.card?.icon ?? 'box'}
        title={placeholder.title}
        description={placeholder.text(descriptor.label)}
      />
    </PageFrame>
  );
}
