import { missingRight } from '@escale/contracts';
import type { Actor } from '../rights/actor';
import { fullPermissions } from '../rights/permissions';

const mayOn =
  (right: 'read' | 'write') =>
  ({ user }: Actor) =>
    missingRight(fullPermissions(user.rights, user).quay ?? { visible: false }, right) === null;

export const canReadBerths = mayOn('read');
export const canWriteBerths = mayOn('write');
