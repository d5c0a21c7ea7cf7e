import { brand, type Role, type UserStatus } from '@escale/contracts';
import { mailTo } from './mail-content';
import type { Mail } from './mail';
import type { AccountChange } from './password-mail';
import { momentFor, textsFor, type Recipient } from './recipient';

/** What has changed of an account: the new role and status; of address and permissions only that. */
export interface AccountChanges {
  email?: boolean;
  role?: Role;
  status?: UserStatus;
  permissions?: boolean;
}

/** Notifies a user of everything that one save has changed; `null` when there is nothing to say. */
export function accountChangedMail(
  user: Recipient,
  changes: AccountChanges,
  { author, moment }: AccountChange,
): Mail | null {
  const { accountChanged: texts, ...common } = textsFor(user);
  const lines = [
    ...(changes.email === true ? [texts.email] : []),
    ...(changes.role === undefined ? [] : [texts.role(changes.role)]),
    ...(changes.status === undefined ? [] : [texts.status[changes.status]]),
    ...(changes.permissions === true ? [texts.permissions] : []),
  ];
  if (lines.length === 0) return null;
  return mailTo(user, {
    subject: texts.subject(brand.name),
    title: texts.title,
    paragraphs: [(author === 'owner' ? texts.byOwner : texts.body)(brand.name), ...lines],
    notes: [common.moment(momentFor(user, moment)), common.unexpected(brand.supportEmail)],
  });
}
