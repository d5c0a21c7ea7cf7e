import { editablePreferencesSchema, type EditablePreferences } from '@escale/contracts';
import { mixed, string } from 'yup';
import { Type } from '@sinclair/typebox';
import { doneAnswer, permissionMap } from '../http/answers';
import { defineRoute } from '../http/define-route';
import { userParams } from './bodies';
import { assertCurrentVersion, changeUser, differences, saveUser } from './change-user';
import { beforeAndAfter, recordChange } from './record-change';
import { canWriteUser } from './policies';

const maxTimezoneLength = 100;

/** Accepts the body that GET returned, whose permissions and version have no effect. */
const body = editablePreferencesSchema.shape({
  timezone: string().required('timezoneUnknown').test('timezone', 'timezoneUnknown', isTimezone),
  permissions: mixed(),
  updatedAt: mixed(),
});

export const putPreferences = defineRoute({
  method: 'PUT',
  path: '/users/:id/preferences',
  schema: { body, params: userParams },
  policy: { access: 'signed-in', allows: canWriteUser },
  document: {
    summary: 'Save the preferences of an account; `permissions` and `updatedAt` in the body are ignored',
    answer: doneAnswer,
    refusals: ['STALE'],
    comparesVersion: true,
    bodyFields: { permissions: permissionMap, updatedAt: Type.String() },
  },
  act: (context) =>
    changeUser('editProfile', context, async (change) => {
      assertCurrentVersion(change.target, context.request.headers);
      const { language, timezone, dateFormat, timeFormat, notifications } = context.body;
      const present = change.target.preferences;
      const given = { language, timezone, dateFormat, timeFormat, notifications };
      const changes = differences<EditablePreferences>(present, given);
      if (Object.keys(changes).length === 0) return;
      await saveUser(change, { preferences: { ...present, ...changes } });
      await recordChange(change, 'UPDATE', beforeAndAfter(present, changes));
    }),
  present: () => ({ success: true }),
});

function isTimezone(timeZone: string | undefined): boolean {
  if (timeZone === undefined || timeZone.length > maxTimezoneLength) return false;
  try {
    new Intl.DateTimeFormat('fr', { timeZone });
    return true;
  } catch {
    return false;
  }
}
