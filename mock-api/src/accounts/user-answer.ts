import { Type } from '@sinclair/typebox';
import { userStatuses } from '@escale/contracts';
import { answerWith, emailAnswer, mapOf, moment, named, permissionMap, roleAnswer } from '../http/answers';

export const abilitiesAnswer = mapOf(Type.String(), {
  description:
    'Restrictions that only the server knows: the action (edit, editProfile, changeRole, activate, deactivate, delete) and the reason (above, moreRights, lastSuperAdmin).',
  examples: [{ delete: 'lastSuperAdmin' }],
});

export const nameAnswer = Type.String({ examples: ['Awa'] });

export const userAnswer = named(
  'User',
  {
    id: Type.String({ minLength: 1, examples: ['0b9f8f0e-5b0a-4d8e-9c3a-3f0f5a1c2d3e'] }),
    email: emailAnswer,
    username: Type.String({ minLength: 1, examples: ['awa.kone'] }),
    firstName: nameAnswer,
    lastName: nameAnswer,
    role: roleAnswer,
    status: Type.String({
      description: `One of ${userStatuses.join(', ')}; an unknown one is shown as INACTIVE.`,
      examples: [...userStatuses],
    }),
    avatarUrl: Type.Union([Type.String(), Type.Null()], { description: 'Address of the picture.' }),
    createdAt: moment(),
    updatedAt: moment('The version of the account, for If-Match.'),
    lastLoginAt: Type.Union([moment(), Type.Null()], { description: 'Null: never.' }),
    createdByUser: Type.Optional(
      Type.Union([Type.Object({ username: Type.String() }), Type.Null()], {
        description: 'Absent or null: the system.',
      }),
    ),
    invitationPending: Type.Optional(
      Type.Boolean({ description: 'True while an invited person has not chosen a password.' }),
    ),
    abilities: Type.Optional(abilitiesAnswer),
    permissions: Type.Optional(permissionMap),
  },
  'A user account.',
);

export const oneUserAnswer = answerWith({ data: userAnswer });
