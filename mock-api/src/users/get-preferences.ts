import { Type } from '@sinclair/typebox';
import { dateFormats, languages, timeFormats } from '@escale/contracts';
import { object, string } from 'yup';
import { answerWith, momentSchema, namedSchema, permissionMap } from '../http/answers';
import { findUser } from '../db/user-row';
import { defineRoute } from '../http/define-route';
import { notFound } from '../errors';
import { emptyObject } from '../http/validate';
import { sentences } from '../messages/sentences';
import { fullPermissions } from '../rights/permissions';
import { canReadUser } from './policies';

const enumOf = (values: readonly string[]) => Type.Unsafe({ type: 'string', enum: values });

const preferencesAnswer = answerWith({
  data: namedSchema(
    'Preferences',
    {
      language: enumOf(languages),
      timezone: Type.String({ examples: ['Africa/Abidjan'] }),
      dateFormat: enumOf(dateFormats),
      timeFormat: enumOf(timeFormats),
      notifications: Type.Object({
        email: Type.Boolean(),
        newConnections: Type.Boolean(),
        weeklyReports: Type.Boolean(),
      }),
      permissions: Type.Optional(permissionMap),
      updatedAt: Type.Optional(momentSchema('Version of the account; updates send it in `If-Match`.')),
    },
    'Preferences of an account. Without `permissions`, the defaults of its role apply.',
  ),
});

export const getPreferences = defineRoute({
  method: 'GET',
  path: '/users/:id/preferences',
  schema: { body: emptyObject, params: object({ id: string().uuid().required() }) },
  policy: { access: 'signed-in', allows: canReadUser },
  document: {
    summary: 'Get the preferences and permissions of an account',
    answer: preferencesAnswer,
  },
  act: async ({ services, actor, params }) => {
    const user = await findUser(services.db, params.id);
    if (user === undefined) throw notFound(sentences.userNotFound);
    return { ...user, permissions: fullPermissions(actor.user.rights, user) };
  },
  present: ({ preferences, permissions, updatedAt }) => ({
    success: true,
    data: {
      language: preferences.language,
      timezone: preferences.timezone,
      dateFormat: preferences.dateFormat,
      timeFormat: preferences.timeFormat,
      notifications: preferences.notifications,
      permissions,
      updatedAt: updatedAt.toISOString(),
    },
  }),
});
