import { usePermissions } from '@escale/auth';
import type { ModuleDescriptor } from '@escale/contracts';
import { Grid, notify } from '@escale/design-system';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../messages/catalogue';
import { whenIdle } from '../../when-idle';
import { ModuleCard } from './module-card';

export const cardColumns = 'repeat(auto-fill, minmax(min(290px, 100%), 1fr))';

export interface ModuleCardsProps {
  descriptors: readonly ModuleDescriptor[];
  statusOf: (descriptor: ModuleDescriptor) => { badge: ReactNode; problem: string | null };
  /** Fetches what opening a module needs; safe to call repeatedly. */
  prefetch: (descriptor: ModuleDescriptor) => void;
}

/** The cards of the modules that the user may see, in the order of their descriptors (§2 'Modules home'). */
export function ModuleCards({ descriptors, statusOf, prefetch }: ModuleCardsProps) {
  const { home } = useMessages();
  const permissions = usePermissions();
  const navigate = useNavigate();

  const mayOpen = ({ id }: ModuleDescriptor) => permissions.missing(id, 'read') === null;
  const openable = descriptors.filter(mayOpen);
  const versions = openable.map(({ id, version }) => `${id}@${version}`).join(' ');
  const prefetchAll = useEffectEvent(() => openable.forEach(prefetch));
  useEffect(() => whenIdle(() => prefetchAll()), [versions]);

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
              {...statusOf(descriptor)}
              onApproach={() => mayOpen(descriptor) && prefetch(descriptor)}
              onOpen={() =>
                open(descriptor, descriptor.card?.label ?? '', descriptor.card?.status === 'coming-soon')
              }
            />
          ),
      )}
    </Grid>
  );
}
