import { activity } from './fr/activity';
import { detail } from './fr/detail';
import { form } from './fr/form';
import { frame } from './fr/frame';
import { general } from './fr/general';
import { invite } from './fr/invite';
import { list } from './fr/list';
import { shared } from './fr/shared';
import { permissions } from './fr/permissions';
import { preferences } from './fr/preferences';
import { profile } from './fr/profile';
import { roles } from './fr/roles';
import { rules } from './fr/rules';
import { run } from './fr/run';
import { security } from './fr/security';

/** Texts of the module, one file per feature. */
export const fr = {
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
