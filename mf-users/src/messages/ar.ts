import type { Translation } from '@escale/i18n';
import type { fr } from './fr';
import { activity } from './ar/activity';
import { detail } from './ar/detail';
import { form } from './ar/form';
import { frame } from './ar/frame';
import { general } from './ar/general';
import { invite } from './ar/invite';
import { list } from './ar/list';
import { shared } from './ar/shared';
import { permissions } from './ar/permissions';
import { preferences } from './ar/preferences';
import { profile } from './ar/profile';
import { roles } from './ar/roles';
import { rules } from './ar/rules';
import { run } from './ar/run';
import { security } from './ar/security';

/** The Arabic texts of the module. */
export const ar: Translation<typeof fr> = {
  frame,
  shared,
  rules,
  list,
  invite,
  run,
  form,
  detail,
  general,
  permissions,
  roles,
  preferences,
  security,
  activity,
  profile,
};
