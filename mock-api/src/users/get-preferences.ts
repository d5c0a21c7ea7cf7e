import { object, string } from 'yup';
import { findUser } from '../db/user-row';
import { defineRoute } from '../http/define-route';
import { notFound } from '../errors';
import { emptyObject } from '../http/validate';
import { messages } from '../messages/fr';
import { fullPermissions } from '../rights/permissions';
import { canReadUser } from './policies';
import { preferencesAnswer } from './preferences-answer';

export const getPreferences = defineRoute({
  method: 'GET',
  path: '/users/:id/preferences',
  schema: { body: emptyObject, params: object({ id: string().uuid().required() }) },
  policy: { access: 'signed-in', allows: canReadUser },
  document: {
    summary: 'Preferences and permissions of an account',
    answer: preferencesAnswer,
  },
  act: async ({ services, actor, params }) => {
    const user = await findUser(services.db, params.id);
    if (user === undefined) throw notFound(messages.userNotFound);
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
