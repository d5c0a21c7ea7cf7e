import { Type } from '@sinclair/typebox';
import { auditActions } from '@escale/contracts';
import { answerWith, mapOf, moment, named, pagination } from '../http/answers';

const auditEntryAnswer = named(
  'AuditEntry',
  {
    id: Type.String({ minLength: 1 }),
    action: Type.String({ description: `One of ${auditActions.join(', ')}.`, examples: ['LOGIN'] }),
    userId: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    user: Type.Optional(
      Type.Union([
        Type.Object({ email: Type.String(), firstName: Type.String(), lastName: Type.String() }),
        Type.Null(),
      ]),
    ),
    target: Type.Optional(
      Type.Union([
        Type.Object({ id: Type.Union([Type.String(), Type.Null()]), name: Type.String({ minLength: 1 }) }),
        Type.Null(),
      ]),
    ),
    resource: Type.String({ examples: ['auth'] }),
    ipAddress: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    userAgent: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(
      mapOf(Type.Unknown(), {
        description:
          '`suspiciousFactors` lists NEW_DEVICE, FOREIGN_IP or DISOWNED (its owner says that the sign-in was not theirs); everything else is shown as it is.',
        examples: [{ suspiciousFactors: ['NEW_DEVICE'] }],
      }),
    ),
    timestamp: moment(),
  },
  'An entry of the audit log; `user` and `userId` are null where the action belongs to no account. `target` is the account that it was done to, by its name at that time; without `id` if it is no longer there.',
);

const data = Type.Array(auditEntryAnswer);

export const auditPageAnswer = answerWith({ data, pagination });

/** §7 specifies neither pages nor a search here. */
export const auditSearchAnswer = answerWith({
  data,
  pagination: Type.Optional(pagination),
  applied: Type.Optional(
    Type.Array(Type.String(), {
      description:
        'The filters of the query that the list is by, an empty list without any; left out by a server that does not search.',
      examples: [['search', 'from']],
    }),
  ),
  since: Type.Optional(
    Type.Union([moment('When the oldest entry was written among which was looked.'), Type.Null()]),
  ),
});
