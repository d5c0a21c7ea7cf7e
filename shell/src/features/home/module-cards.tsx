import { usePermissions, useSession } from '@escale/auth';
import type { ModuleDescriptor } from '@escale/contracts';
import { Grid, notify, usePageNavigate } from '@escale/design-system';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useMessages } from './messages/catalogue';
import { runInIdleSteps } from '../../lib/when-idle';
import { announcedSpans, cardSpans, homeColumns, homeGap } from './home-grid';
import { readLastUsed } from './last-used';
import { SoonCard, type ModuleCardProps } from './module-card';

/** How many recently used modules are preloaded. */
const preloadCount = 2;

export interface ModuleCardsProps {
  descriptors: readonly ModuleDescriptor[];
  /** Renders the card of an available module with its status. */
  card: ComponentType<Omit<ModuleCardProps, 'kind' | 'badge' | 'problem'>>;
  /** Fetches the files that opening a module needs; safe to call repeatedly. */
  prefetch: (descriptor: ModuleDescriptor) => void;
  /** Preloads a module that was used recently, or whose card is hovered or focused. */
  preload: (descriptor: ModuleDescriptor) => void;
}

const isComingSoon = ({ card }: ModuleDescriptor) => card?.status === 'coming-soon';

/** Returns the modules with recently used ones first and announced ones last, otherwise in the given order. */
function sortByUse(descriptors: readonly ModuleDescriptor[], lastUsedIds: readonly string[]) {
  const rank = (descriptor: ModuleDescriptor) => {
    if (isComingSoon(descriptor)) return lastUsedIds.length + 1;
    const index = lastUsedIds.indexOf(descriptor.id);
    return index === -1 ? lastUsedIds.length : index;
  };
  return descriptors.toSorted((one, other) => rank(one) - rank(other));
}

/**
 * Renders the cards of the modules that the user may see (§2 'Modules home'), the most recently used first and the announced ones
 * last. The order does not change while the page is open.
 */
export function ModuleCards({ descriptors, card: AvailableCard, prefetch, preload }: ModuleCardsProps) {
  const home = useMessages();
  const permissions = usePermissions();
  const { user } = useSession();
  const navigate = usePageNavigate();
  const [used] = useState(() => readLastUsed(user?.id ?? ''));

  const mayOpen = ({ id }: ModuleDescriptor) => permissions.missing(id, 'read') === null;
  const openable = descriptors.filter(mayOpen);
  const versions = openable.map(({ id, version }) => `${id}@${version}`).join(' ');
  const ahead = sortByUse(openable, used);
  const loadAhead = useEffectEvent(() => [
    ...ahead.map((descriptor) => () => prefetch(descriptor)),
    ...ahead
      .filter(({ id }) => used.slice(0, preloadCount).includes(id))
      .map((descriptor) => () => preload(descriptor)),
  ]);
  useEffect(() => runInIdleSteps(loadAhead()), [versions]);

  const open = ({ id, path }: ModuleDescriptor, label: string) => {
    if (permissions.missing(id, 'visible') !== null) notify.error(home.deniedToast(label));
    else void navigate(path);
  };
  const ordered = sortByUse(descriptors, used);
  const soon = ordered.filter(isComingSoon);
  const available = ordered.length - soon.length;
  // A single available module has a row of its own. On a wide window, the announced modules share
  // that row.
  const shared = available === 1 && { xl: cardSpans(ordered.length).xl };
  const span = { ...cardSpans(available), ...(shared && { md: 'span 12', lg: 'span 12', ...shared }) };
  const cardOf = (descriptor: ModuleDescriptor) => {
    const { id, card, withdrawn } = descriptor;
    if (card === null) return null;
    if (isComingSoon(descriptor))
      return (
        <SoonCard
          key={id}
          card={card}
          badge={withdrawn === true ? home.withdrawn : home.comingSoon}
          gridColumn={{ ...announcedSpans(soon.length, descriptor === soon[0]), ...shared }}
          onOpen={() =>
            notify.info((withdrawn === true ? home.withdrawnToast : home.comingSoonToast)(card.label))
          }
        />
      );
    return (
      <AvailableCard
        key={id}
        descriptor={descriptor}
        card={card}
        gridColumn={span}
        onPointOrFocus={() => mayOpen(descriptor) && preload(descriptor)}
        onOpen={() => open(descriptor, card.label)}
      />
    );
  };

  return (
    <Grid as="ul" aria-label={home.list} listStyleType="none" templateColumns={homeColumns} gap={homeGap}>
      {ordered.map(cardOf)}
    </Grid>
  );
}
