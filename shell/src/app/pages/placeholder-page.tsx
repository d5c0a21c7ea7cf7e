import { paths, type ModuleDescriptor } from '@escale/contracts';
import { EmptyState, ModulePageFrame } from '@escale/design-system';
import { useMessages } from '../../messages/catalogue';

/** The page of a module without code yet (§2: containers, shipments, reports), or of one that is withdrawn for now. */
export function PlaceholderPage({ descriptor }: { descriptor: ModuleDescriptor }) {
  const { placeholder, status } = useMessages();
  const withdrawn = descriptor.withdrawn === true;
  return (
    <ModulePageFrame title={descriptor.label} modulesPath={paths.modules}>
      <EmptyState
        icon={descriptor.card?.icon ?? 'box'}
        title={withdrawn ? status.withdrawn : placeholder.title}
        description={(withdrawn ? placeholder.withdrawn : placeholder.text)(descriptor.label)}
      />
    </ModulePageFrame>
  );
}
