import { paths, type ModuleDescriptor } from '@escale/contracts';
import { EmptyState, ModulePageFrame } from '@escale/design-system';
import { useMessages as useHomeMessages } from '../../features/home/messages/catalogue';
import { useMessages } from '../../features/notices/messages/catalogue';

/** Renders the page of a withdrawn module, or of a module without code yet (§2: containers, shipments, reports). */
export function PlaceholderPage({ descriptor }: { descriptor: ModuleDescriptor }) {
  const { placeholder } = useMessages();
  const home = useHomeMessages();
  const withdrawn = descriptor.withdrawn === true;
  return (
    <ModulePageFrame title={descriptor.label} modulesPath={paths.modules}>
      <EmptyState
        icon={descriptor.card?.icon ?? 'box'}
        title={withdrawn ? home.withdrawn : placeholder.title}
        description={(withdrawn ? home.withdrawnToast : placeholder.text)(descriptor.label)}
      />
    </ModulePageFrame>
  );
}
