import { ModuleLink, moduleLink } from '@escale/module-kit/links';

/** Renders the number of free places, as a link to the list of users. */
export function FreeSlots() {
  return <ModuleLink to={moduleLink('users', 'list')}>42</ModuleLink>;
}
