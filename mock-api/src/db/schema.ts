import type {
  AuditAction,
  EditablePreferences,
  ModulePermissions,
  ModuleResult,
  PermissionMap,
  Role,
  UserStatus,
} from '@escale/contracts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';

const momentColumn = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Returns the column in lower case, for comparisons that ignore case. */
export const lower = (column: AnyPgColumn) => sql`lower(${column})`;

const bytesColumn = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    username: text('username').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    role: text('role').$type<Role>().notNull(),
    status: text('status').$type<UserStatus>().notNull(),
    avatarUrl: text('avatar_url'),
    passwordHash: text('password_hash'),
    /** When an administrator required a new password at the next sign-in; null if none is required. */
    passwordDueAt: momentColumn('password_due_at'),
    activatedAt: momentColumn('activated_at'),
    /**
     * When an administrator deactivated the account; null for any other account, including one whose owner has not accepted the
     * invitation yet.
     */
    deactivatedAt: momentColumn('deactivated_at'),
    lastLoginAt: momentColumn('last_login_at'),
    preferences: jsonb('preferences').$type<EditablePreferences>().notNull(),
    permissions: jsonb('permissions').$type<PermissionMap>().notNull(),
    createdBy: uuid('created_by').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    createdAt: momentColumn('created_at').notNull(),
    updatedAt: momentColumn('updated_at').notNull(),
  },
  (table) => [
    index('users_created_by').on(table.createdBy),
    uniqueIndex('users_email_unique').on(lower(table.email)),
    uniqueIndex('users_username_unique').on(lower(table.username)),
    index('users_words').using('gin', accountWords(table)),
  ],
);

interface NameColumns {
  firstName: AnyPgColumn;
  lastName: AnyPgColumn;
  email: AnyPgColumn;
}

/** Words of an account's names and e-mail address: a search for them in the audit log finds entries by or about the account. */
export const accountWords = ({ firstName, lastName, email }: NameColumns) =>
  sql`search_words(${firstName} || ' ' || ${lastName} || ' ' || ${email})`;

const userIdColumn = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export type SessionEnd =
  | 'SIGN_OUT'
  | 'REPLACED'
  | 'EVICTED'
  | 'TOKEN_REUSE'
  | 'PASSWORD_CHANGE'
  | 'FORCED'
  | 'DISOWNED'
  | 'DEACTIVATED';

/** The sessions of accounts. Each session belongs to one signed-in browser and has one chain of refresh tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: userIdColumn(),
    remember: boolean('remember').notNull(),
    ipAddress: text('ip_address').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: momentColumn('created_at').notNull(),
    lastUsedAt: momentColumn('last_used_at').notNull(),
    /** When the newest of the used access tokens was issued. */
    newestTokenAt: momentColumn('newest_token_at'),
    expiresAt: momentColumn('expires_at').notNull(),
    endedAt: momentColumn('ended_at'),
    endReason: text('end_reason').$type<SessionEnd>(),
  },
  (table) => [index('sessions_user').on(table.userId, table.lastUsedAt)],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: momentColumn('created_at').notNull(),
    replacedAt: momentColumn('replaced_at'),
    /** Hash that identifies the browser which replaced this token. */
    replacedBy: text('replaced_by'),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
);

/** Sign-ins whose password has been accepted; `consumedAt` is set once the code has been entered. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: userIdColumn(),
    remember: boolean('remember').notNull(),
    codeHash: text('code_hash').notNull(),
    codeExpiresAt: momentColumn('code_expires_at').notNull(),
    attempts: integer('attempts').notNull(),
    resends: integer('resends').notNull(),
    sentAt: momentColumn('sent_at').notNull(),
    createdAt: momentColumn('created_at').notNull(),
    consumedAt: momentColumn('consumed_at'),
  },
  (table) => [index('sign_ins_user').on(table.userId), index('sign_ins_code').on(table.codeHash)],
);

/**
 * Links with which the owner of an account can report a sign-in as not theirs. Each mail with a
 * code contains one. A link outlives the row of its sign-in. Using one link ends all links of the
 * same sign-in.
 */
export const signInReports = pgTable(
  'sign_in_reports',
  {
    tokenHash: text('token_hash').primaryKey(),
    signInId: uuid('sign_in_id').notNull(),
    userId: userIdColumn(),
    /** The session that the sign-in opened. */
    sessionId: uuid('session_id'),
    ipAddress: text('ip_address').notNull(),
    userAgent: text('user_agent').notNull(),
    expiresAt: momentColumn('expires_at').notNull(),
    usedAt: momentColumn('used_at'),
  },
  (table) => [
    index('sign_in_reports_sign_in').on(table.signInId),
    index('sign_in_reports_user').on(table.userId),
  ],
);

/** Links to choose a password; only the newest link of an account works. */
export const passwordLinks = pgTable(
  'password_links',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: userIdColumn(),
    kind: text('kind').$type<'reset' | 'invitation'>().notNull(),
    createdAt: momentColumn('created_at').notNull(),
    expiresAt: momentColumn('expires_at').notNull(),
    usedAt: momentColumn('used_at'),
  },
  (table) => [index('password_links_user').on(table.userId)],
);

/** The unconfirmed new address of an account; a newer one replaces it. */
export const emailChanges = pgTable('email_changes', {
  userId: userIdColumn().primaryKey(),
  email: text('email').notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: momentColumn('created_at').notNull(),
  expiresAt: momentColumn('expires_at').notNull(),
});

/** Known devices: browsers in which the owner of an account has signed in, or has set a password with a mailed link. */
export const devices = pgTable(
  'devices',
  {
    userId: userIdColumn(),
    deviceHash: text('device_hash').notNull(),
    firstSeenAt: momentColumn('first_seen_at').notNull(),
    lastSeenAt: momentColumn('last_seen_at').notNull(),
    /** False for a browser in which the owner has set a password but never signed in. */
    signedIn: boolean('signed_in').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.deviceHash] }),
    index('devices_hash').on(table.deviceHash),
  ],
);

/** `email` is the address typed in a sign-in that failed before the code; null in every other entry. */
export const auditLogs = pgTable(
  'audit_logs',
  {
    id: uuid('id').primaryKey(),
    action: text('action').$type<AuditAction>().notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    email: text('email'),
    resource: text('resource').notNull(),
    ipAddress: text('ip_address').notNull(),
    userAgent: text('user_agent').notNull(),
    metadata: jsonb('metadata').$type<Record<string, unknown>>().notNull(),
    timestamp: momentColumn('timestamp').notNull(),
    /** Words by which a search finds the entry; a trigger derives them from the entry. */
    words: searchVector('words').notNull().default(''),
  },
  (table) => [
    index('audit_logs_words').using('gin', table.words).with({ fastupdate: false }),
    index('audit_logs_action').on(table.action, table.timestamp),
    index('audit_logs_address').on(table.ipAddress, table.timestamp),
    index('audit_logs_time').on(table.timestamp),
    index('audit_logs_user').on(table.userId, table.timestamp),
    index('audit_logs_resource').on(table.resource, table.timestamp),
  ],
);

/** The pictures of accounts, served at addresses with random names. */
export const avatars = pgTable('avatars', {
  userId: userIdColumn().primaryKey(),
  name: text('name').notNull().unique(),
  image: bytesColumn('image').notNull(),
});

export const attemptCounters = pgTable('attempt_counters', {
  key: text('key').primaryKey(),
  startedAt: momentColumn('started_at').notNull(),
  count: integer('count').notNull(),
});

/** Permissions that a SUPER_ADMIN set for a role in a module; they take precedence over the role's default. */
export const rolePermissions = pgTable(
  'role_permissions',
  {
    role: text('role').$type<Role>().notNull(),
    moduleId: text('module_id').notNull(),
    flags: jsonb('flags').$type<ModulePermissions>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.role, table.moduleId] })],
);

/** How often each list has changed, so that an unchanged list need not be read. */
export const listVersions = pgTable('list_versions', {
  name: text('name').$type<'users' | 'sign-ins' | 'rights'>().primaryKey(),
  version: integer('version').notNull(),
});

/** How many rows each seed has inserted, so that rows deleted since are not inserted again. */
export const seeds = pgTable('seeds', {
  name: text('name').$type<'station' | 'further'>().primaryKey(),
  count: integer('count').notNull(),
});

/** Data of the installation as a whole, by name. */
export const installation = pgTable('installation', {
  name: text('name').$type<'secret' | 'modules'>().primaryKey(),
  value: text('value').notNull(),
});

export const mails = pgTable('mails', {
  id: serial('id').primaryKey(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  html: text('html').notNull(),
  code: text('code'),
  link: text('link'),
  sentAt: momentColumn('sent_at').notNull(),
});

/** The kind of content of a queued mail: it determines how the code or link is checked before a delivery. */
export type MailKind = 'code' | 'password-link' | 'email-link' | 'notice';

/** Mails waiting for the SMTP server. A mail with a code or link is dropped once its code or link is used, replaced or expired. */
export const queuedMails = pgTable(
  'queued_mails',
  {
    id: uuid('id').primaryKey(),
    /** The whole mail, encrypted: the queue holds no secret in clear text. */
    encrypted: bytesColumn('sealed').notNull(),
    kind: text('kind').$type<MailKind>().notNull(),
    /** The stored hash of the code in the mail, or of the token in its link. */
    secretHash: text('secret_hash'),
    /** The account to which an invitation belongs. */
    invites: uuid('invites').references(() => users.id, { onDelete: 'cascade' }),
    attempts: integer('attempts').notNull(),
    createdAt: momentColumn('created_at').notNull(),
    /**
     * When the next attempt is due. A process that claims the mail sets this to the end of its
     * lease. A process that still holds the mail after its lease is presumed dead.
     */
    nextAttemptAt: momentColumn('next_attempt_at').notNull(),
    expiresAt: momentColumn('expires_at').notNull(),
  },
  (table) => [index('queued_mails_due').on(table.nextAttemptAt)],
);

/**
 * Changes of status that can still be undone. Until `dueAt`, the owner gets no mail, and sessions and links from before the change
 * are kept.
 */
export const statusHolds = pgTable(
  'status_holds',
  {
    userId: userIdColumn().primaryKey(),
    /** The status before the undo period; no mail has reported a later one. */
    former: text('former').$type<UserStatus>().notNull(),
    /** The `deactivatedAt` before the change; an undo restores it together with the status. */
    formerDeactivatedAt: momentColumn('former_deactivated_at'),
    changedBy: uuid('changed_by').notNull(),
    changedAt: momentColumn('changed_at').notNull(),
    dueAt: momentColumn('due_at').notNull(),
  },
  (table) => [index('status_holds_due').on(table.dueAt)],
);

/** Reports of browsers about module versions, counted per hour. */
export const moduleReports = pgTable(
  'module_reports',
  {
    hour: momentColumn('hour').notNull(),
    moduleId: text('module_id').notNull(),
    version: text('version').notNull(),
    result: text('result').$type<ModuleResult>().notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.moduleId, table.version, table.result] })],
);
