import { boolean, lazy, mixed, object, string, type InferType } from 'yup';
import type { PermissionMap } from './permissions';

export const languages = ['fr', 'en', 'ar'] as const;
export const timezones = ['Africa/Abidjan', 'Europe/Paris', 'America/New_York', 'Asia/Tokyo'] as const;
export const dateFormats = ['DD/MM/YYYY', 'MM/DD/YYYY', 'YYYY-MM-DD'] as const;
export const timeFormats = ['24h', '12h'] as const;

export type Language = (typeof languages)[number];

/** Editable preferences (§5 'Preferences'); request of `PUT /users/{id}/preferences`. */
export const editablePreferencesSchema = object({
  language: string().oneOf(languages).required(),
  timezone: string().required(),
  dateFormat: string().oneOf(dateFormats).required(),
  timeFormat: string().oneOf(timeFormats).required(),
  notifications: object({
    email: boolean().required(),
    newConnections: boolean().required(),
    weeklyReports: boolean().required(),
  }).required(),
});

export type EditablePreferences = InferType<typeof editablePreferencesSchema>;

/** Preferences as stored by a server, which may know other languages and formats than this client. */
export const storedPreferencesSchema = editablePreferencesSchema.shape({
  language: string().required(),
  dateFormat: string().required(),
  timeFormat: string().required(),
});

export type StoredPreferences = InferType<typeof storedPreferencesSchema>;

/** True for a map from module ids to boolean flags. */
export const isPermissionMap = (value: unknown): value is PermissionMap =>
  typeof value === 'object' &&
  value !== null &&
  Object.values<unknown>({ ...value }).every(
    (flags) =>
      typeof flags === 'object' &&
      flags !== null &&
      Object.values(flags).every((flag) => typeof flag === 'boolean'),
  );

const createPermissionMapSchema = () =>
  mixed<PermissionMap>((value): value is PermissionMap => isPermissionMap(value));

/** A permission map as `PUT /users/{id}/permissions` accepts it: module id → boolean flags. */
export const permissionMapSchema = lazy(() => createPermissionMapSchema().required());

/** Response of `GET /users/{id}/preferences` (§3). */
export const preferencesResponseSchema = object({
  success: boolean().default(true),
  data: storedPreferencesSchema
    .shape({
      /** The saved permissions. A server that has saved none may omit them: the role's defaults then apply. */
      permissions: lazy(() => createPermissionMapSchema().default(() => ({}))),
      /** Version of the user to whom the preferences belong, for `If-Match`; a server may omit it. */
      updatedAt: string().optional(),
    })
    .required(),
});

/** Response of `GET /roles/{role}/permissions`: the rights of a role, and its defaults without any role setting. */
export const rolePermissionsResponseSchema = object({
  success: boolean().default(true),
  data: object({ permissions: permissionMapSchema, defaults: permissionMapSchema }).required(),
});

export type UserPreferences = StoredPreferences & { permissions: PermissionMap; updatedAt?: string };

/** Default preferences (§9). */
export const defaultPreferences: EditablePreferences = {
  language: 'fr',
  timezone: 'Africa/Abidjan',
  dateFormat: 'DD/MM/YYYY',
  timeFormat: '24h',
  notifications: { email: true, newConnections: true, weeklyReports: false },
};
