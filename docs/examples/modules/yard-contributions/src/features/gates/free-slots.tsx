import { ModuleLink, moduleLink } from '@escale/module-kit/links';

/** How many places are free. */
export function FreeSlots() {
  return <ModuleLink to={moduleLink('users', 'list')}>42</ModuleLink>;
}
