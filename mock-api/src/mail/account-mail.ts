import { brand, type Role, type UserStatus } from '@escale/contracts';
import { messages } from '../messages/fr';
import { renderHtml, renderText, type MailContent } from './mail-content';
import type { Mail } from './mailer';
import type { ChangeAuthor } from './password-mail';

/** What has changed of an account: the new role and status; of address and permissions only that. */
export interface AccountChanges {
  email?: boolean;
  role?: Role;
  status?: UserStatus;
  permissions?: boolean;
}

/** Notifies a user of everything that one save has changed; `null` when there is nothing to say. */
export function accountChangedMail(
  user: { email: string; firstName: string },
  changes: AccountChanges,
  author: ChangeAuthor = 'administrator',
): Mail | null {
  const texts = messages.mail.accountChanged;
  const lines = [
    ...(changes.email === true ? [texts.email] : []),
    ...(changes.role === undefined ? [] : [texts.role(changes.role)]),
    ...(changes.status === undefined ? [] : [texts.status[changes.status]]),
    ...(changes.permissions === true ? [texts.permissions] : []),
  ];
  if (lines.length === 0) return null;
  const content: MailContent = {
    title: texts.title,
    greeting: messages.mail.greeting(user.firstName),
    paragraphs: [(author === 'owner' ? texts.byOwner : texts.body)(brand.name), ...lines],
    notes: [texts.notYou(brand.supportEmail)],
  };
  const subject = texts.subject(brand.name);
  return { to: user.email, subject, text: renderText(content), html: renderHtml(content) };
}
