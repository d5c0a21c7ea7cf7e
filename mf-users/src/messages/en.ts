import type { Translation } from '@escale/i18n';
import type { fr } from './fr';
import { activity } from './en/activity';
import { detail } from './en/detail';
import { form } from './en/form';
import { frame } from './en/frame';
import { general } from './en/general';
import { invite } from './en/invite';
import { list } from './en/list';
import { shared } from './en/shared';
import { permissions } from './en/permissions';
import { preferences } from './en/preferences';
import { profile } from './en/profile';
import { roles } from './en/roles';
import { rules } from './en/rules';
import { run } from './en/run';
import { security } from './en/security';

/** The English texts of the module. */
export const en: Translation<typeof fr> = {
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
