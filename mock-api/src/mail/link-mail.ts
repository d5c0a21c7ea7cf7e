import { brand, limits, paths } from '@escale/contracts';
import { addMs, hoursMs } from '../clock';
import { mailTo } from './mail-content';
import { hashToken } from '../security/tokens';
import type { Mail, MailedSecret } from './mail';
import { momentFor, textsFor, unconfirmed, type Recipient } from './recipient';

/** What a link is made of: origin of the application, token, and when it was made. */
export interface MailedLink {
  appOrigin: string;
  token: string;
  createdAt: Date;
}

/** The mail with the link to choose a new password. */
export function resetMail(user: Recipient, link: MailedLink): Mail {
  const texts = textsFor(user).reset;
  return mailWithLink(user, link, {
    ...texts,
    kind: 'password-link',
    path: paths.resetPassword,
    hours: limits.resetLinkHours,
  });
}

/** The mail with the link that activates an account. */
export function invitationMail(user: Recipient & { id: string }, link: MailedLink): Mail {
  const texts = textsFor(user).invitation;
  const mail = mailWithLink(unconfirmed(user), link, {
    ...texts,
    kind: 'password-link',
    title: texts.title(brand.name),
    path: paths.resetPassword,
    query: { invitation: 'true' },
    hours: limits.invitationLinkHours,
  });
  return { ...mail, invites: user.id };
}

interface LinkTexts {
  subject: (product: string) => string;
  title: string;
  body: (product: string) => string;
  button: string;
  notYou: string;
  kind: MailedSecret['kind'];
  path: string;
  query?: Record<string, string>;
  /** Time for which the link is valid. */
  hours: number;
}

/** A mail whose point is one link, with the moment until which it is valid. */
export function mailWithLink(
  user: Recipient,
  { appOrigin, token, createdAt }: MailedLink,
  { subject, title, body, button, notYou, kind, path, query, hours }: LinkTexts,
): Mail {
  const expiresAt = addMs(createdAt, hours * hoursMs);
  const link = `${appOrigin}${path}?${new URLSearchParams({ token, ...query }).toString()}`;
  const mail = mailTo(user, {
    subject: subject(brand.name),
    title,
    paragraphs: [body(brand.name)],
    button: { label: button, link },
    notes: [textsFor(user).linkValidity(hours, momentFor(user, expiresAt)), notYou],
  });
  return { ...mail, secret: { kind, hash: hashToken(token), expiresAt } };
}
