import { Type } from '@sinclair/typebox';
import { dateFormats, languages, timeFormats } from '@escale/contracts';
import { answerWith, moment, named, permissionMap } from '../http/answers';

const oneOf = (values: readonly string[]) => Type.Unsafe({ type: 'string', enum: values });

export const preferencesAnswer = answerWith({
  data: named(
    'Preferences',
    {
      language: oneOf(languages),
      timezone: Type.String({ examples: ['Africa/Abidjan'] }),
      dateFormat: oneOf(dateFormats),
      timeFormat: oneOf(timeFormats),
      notifications: Type.Object({
        email: Type.Boolean(),
        newConnections: Type.Boolean(),
        weeklyReports: Type.Boolean(),
      }),
      permissions: Type.Optional(permissionMap),
      updatedAt: Type.Optional(moment('Version of the account, for If-Match.')),
    },
    'Preferences of an account; without `permissions` the defaults of its role apply.',
  ),
});
