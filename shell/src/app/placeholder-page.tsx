import { paths, type ModuleDescriptor } from '@escale/contracts';
import { EmptyState, ModulePageFrame } from '@escale/design-system';
import { useMessages } from '../messages/catalogue';

/** The page of a module without code yet (§2: containers, shipments, reports). */
export function PlaceholderPage({ descriptor }: { descriptor: ModuleDescriptor }) {
  const { placeholder } = useMessages();
  return (
    <ModulePageFrame title={descriptor.label} modulesPath={paths.modules}>
      <EmptyState
        icon={descriptor.card?.icon ?? 'box'}
        title={placeholder.title}
        description={placeholder.text(descriptor.label)}
      />
    </ModulePageFrame>
  );
}
