import { Type } from '@sinclair/typebox';
import { auditActions } from '@escale/contracts';
import { answerWith, mapOf, momentSchema, namedSchema, paginationSchema } from '../http/answers';

const auditEntrySchema = namedSchema(
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
          '`suspiciousFactors` lists NEW_DEVICE, FOREIGN_IP or DISOWNED (the owner of the account has reported the sign-in as not theirs). Clients show all other fields as they are.',
        examples: [{ suspiciousFactors: ['NEW_DEVICE'] }],
      }),
    ),
    timestamp: momentSchema(),
  },
  'An entry of the audit log. `user` and `userId` identify the account that acted; both are null if the action belongs to no account. `target` is the affected account, with its name at the time; its `id` is null if the account has been deleted.',
);

const entriesSchema = Type.Array(auditEntrySchema);

export const auditPageAnswer = answerWith({ data: entriesSchema, pagination: paginationSchema });

/** `pagination`, `applied` and `since` are optional, since §7 specifies neither pages nor a search for this call. */
export const auditSearchAnswer = answerWith({
  data: entriesSchema,
  pagination: Type.Optional(paginationSchema),
  applied: Type.Optional(
    Type.Array(Type.String(), {
      description:
        'Names of the query filters that the server has applied; empty without filters. A server that does not search omits the field.',
      examples: [['search', 'from']],
    }),
  ),
  since: Type.Optional(
    Type.Union([
      momentSchema('Time of the oldest entry in the searched period; null if the period has no entries.'),
      Type.Null(),
    ]),
  ),
});
