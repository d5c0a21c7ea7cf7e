import { array, boolean, number, object, string, type InferType } from 'yup';
import { emailSchema, newPasswordSchema } from '../auth/auth';
import { limits } from '../platform/limits';
import { permissionMapSchema } from './preferences';
import { normalizeText, normalizeUsername } from '../lib/normalize';
import { hasPlainLetters, hasInvisible, hasInvisibleInName, trimText } from '../lib/readable-text';
import { roles } from './roles';
import { userSchema, userStatuses } from './user';

/** Number of all accounts, and number of accounts with the status ACTIVE. */
export interface UserCounts {
  total: number;
  active: number;
}

/** True for a name that no mail program turns into a link. */
const isPlainName = (text: string | undefined) => !/:\/\/|\.\p{L}{2}/u.test(text ?? '');

/**
 * Returns the schema of a normalized text. The schema trims blanks and invisible characters at both
 * ends. An update may omit the text.
 */
const singleLineTextSchema = (form: (text: string) => string, hasHidden: (text: string) => boolean) =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? trimText(form(value)) : value))
    .test('seen', 'hiddenCharacter', (text = '') => !hasHidden(text))
    .test('readable', 'badCharacter', (text = '') => hasPlainLetters(text));

const personNameSchema = () =>
  singleLineTextSchema(normalizeText, hasInvisibleInName).test('plain', 'nameLikeLink', isPlainName);

/** The fields of the user form (§2 'User form', §5). Messages are keys of the consumer's catalogue. */
export const createUserRequestSchema = object({
  email: emailSchema,
  username: singleLineTextSchema(normalizeUsername, hasInvisible)
    .required('usernameMin')
    .min(limits.usernameMinLength, 'usernameMin')
    .max(limits.nameMaxLength, 'usernameMax'),
  firstName: personNameSchema().required('firstNameRequired').max(limits.nameMaxLength, 'firstNameMax'),
  lastName: personNameSchema().required('lastNameRequired').max(limits.nameMaxLength, 'lastNameMax'),
  role: string().oneOf(roles, 'roleUnknown').required('roleUnknown'),
});

export type CreateUserRequest = InferType<typeof createUserRequestSchema>;

/** The fields of the general tab of the detail page: those of the user form, plus the status (§5). */
export const generalUserSchema = createUserRequestSchema.shape({
  status: string().oneOf(userStatuses, 'statusUnknown').required('statusUnknown'),
});

/** Request of `PUT /users/{id}`: any of the general fields; the table toggle sends `status` alone (§7). */
export const updateUserRequestSchema = generalUserSchema.partial();

export type UpdateUserRequest = InferType<typeof updateUserRequestSchema> & {
  /** The reason for the new status; a server may store the reason in the audit log entry. */
  reason?: string | undefined;
};

/**
 * Header of `PUT /users/{id}`, `…/permissions` and `…/preferences`: `updatedAt` of the edited
 * version. If the account has changed since, the server refuses the call with 409 `STALE`. Without
 * the header, the server compares nothing.
 */
export const seenVersionHeader = 'if-match';

/**
 * Header of `POST /auth/verify-otp` and `POST /users`, as in the IETF draft. Its value is a random
 * text. A client that has lost the answer repeats the call with the same text, and gets the result
 * of the first call.
 */
export const idempotencyKeyHeader = 'idempotency-key';

/** Response of `GET /users` (§7). */
export const userListResponseSchema = object({
  success: boolean().default(true),
  data: array(userSchema.required()).required(),
});

/** Response of `GET /users/{id}` and `PUT /users/{id}` (§7). */
export const userResponseSchema = object({ success: boolean().default(true), data: userSchema.required() });

/** Response of `POST /users` (§7): `invitationSent` is false if the mail could not be sent. */
export const createUserResponseSchema = userResponseSchema.shape({ invitationSent: boolean().required() });

/** The bulk actions of §4, and `changeRole`. */
export const bulkActions = ['activate', 'deactivate', 'changeRole', 'delete'] as const;

export type BulkAction = (typeof bulkActions)[number];

/** Request of `POST /users/bulk-action` (§7); `role` is the new role of a `changeRole`. */
export const bulkActionRequestSchema = object({
  action: string().oneOf(bulkActions, 'actionUnknown').required('actionUnknown'),
  userIds: array(string().required())
    .min(1, 'userIdsRequired')
    .max(limits.bulkMaxUsers, 'userIdsMax')
    .required(),
  role: string()
    .oneOf(roles, 'roleUnknown')
    .when('action', {
      is: 'changeRole',
      then: (role) => role.required('roleUnknown'),
      otherwise: (role) => role.optional(),
    }),
});

export type BulkActionRequest = InferType<typeof bulkActionRequestSchema>;

/** Response of a bulk action (§3); `errors` names each unchanged user, with the reason in words. */
export const bulkActionResponseSchema = object({
  success: boolean().default(true),
  data: object({
    action: string().oneOf(bulkActions).required(),
    successCount: number().required(),
    errorCount: number().required(),
    errors: array(object({ userId: string().required(), error: string().required() }).required()).default([]),
  }).required(),
});

export type BulkActionResult = InferType<typeof bulkActionResponseSchema>['data'];

/** Response of `POST /users/{id}/avatar`: the address of the new picture. */
export const avatarResponseSchema = object({
  success: boolean().default(true),
  data: object({ avatarUrl: string().nullable().defined() }).required(),
});

/** File types of an avatar (§5). */
export const avatarTypes = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'] as const;

/** Request of `PUT /users/{id}/permissions` (§7). */
export const permissionsRequestSchema = object({ permissions: permissionMapSchema });

/** Request of `PUT /users/{id}/password` (§7). */
export const passwordRequestSchema = object({ password: newPasswordSchema });

/** Request of `PUT /users/{id}/password-requirement`, a call beyond §7: whether the next sign-in asks for a new password. */
export const passwordRequirementSchema = object({ required: boolean().required() });

/** Response of a call that only confirms success. */
export const doneResponseSchema = object({ success: boolean().default(true) });
