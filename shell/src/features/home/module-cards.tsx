import { usePermissions } from '@escale/auth';
import type { ModuleDescriptor } from '@escale/contracts';
import { Grid, notify } from '@escale/design-system';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../messages/catalogue';
import { useModuleCondition } from '../../modules/module-condition';
import { prefetchModule } from '../../modules/prefetch';
import { whenIdle } from '../../when-idle';
import { ModuleCard } from './module-card';

export const cardColumns = 'repeat(auto-fill, minmax(min(290px, 100%), 1fr))';

/** The cards of the modules that the user may see, in the order of their descriptors (§2 'Modules home'). */
export function ModuleCards({ descriptors }: { descriptors: readonly ModuleDescriptor[] }) {
  const { home } = useMessages();
  const permissions = usePermissions();
  const navigate = useNavigate();

  const conditionOf = useModuleCondition();

  const mayOpen = (descriptor: ModuleDescriptor) => permissions.missing(descriptor.id, 'read') === null;
  const fetchAhead = (descriptor: ModuleDescriptor) => {
    // What cannot be fetched ahead is asked for again, and its failure shown, when the module is opened.
    if (mayOpen(descriptor)) void prefetchModule(descriptor).catch(() => undefined);
  };
  useEffect(() => {
    whenIdle(() => descriptors.forEach(fetchAhead));
  });

  const open = (descriptor: ModuleDescriptor, label: string, soon: boolean) => {
    if (soon) notify.info(home.comingSoonToast(label));
    else if (permissions.missing(descriptor.id, 'visible') !== null) notify.error(home.deniedToast(label));
    else void navigate(descriptor.path);
  };

  return (
    <Grid as="ul" aria-label={home.list} listStyleType="none" templateColumns={cardColumns} gap="5">
      {descriptors.map(
        (descriptor) =>
          descriptor.card && (
            <ModuleCard
              key={descriptor.id}
              descriptor={descriptor}
              card={descriptor.card}
              condition={conditionOf(descriptor)}
              onApproach={() => fetchAhead(descriptor)}
              onOpen={() =>
                open(descriptor, descriptor.card?.label ?? '', descriptor.card?.status === 'coming-soon')
              }
            />
          ),
      )}
    </Grid>
  );
}
