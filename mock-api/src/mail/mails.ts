import { brand, limits, paths, type Role, type UserStatus } from '@escale/contracts';
import { deviceName } from '@escale/i18n/device';
import { mailTo } from './mail-content';
import type { Mail, MailedSecret } from './mail';
import { momentFor, textsFor, unconfirmedRecipient, type Recipient } from './recipient';
import { addMs, hoursMs } from '../clock';
import { hashToken } from '../security/tokens';

/** A code with its hash and expiry. */
export interface NewCode {
  code: string;
  codeHash: string;
  codeExpiresAt: Date;
}

/** The parts of a link: origin of the application, token, and time of creation. */
export interface MailedLink {
  appOrigin: string;
  token: string;
  createdAt: Date;
}

const linkAddress = ({ appOrigin, token }: MailedLink, path: string, query: Record<string, string> = {}) =>
  `${appOrigin}${path}?${new URLSearchParams({ token, ...query }).toString()}`;

/** The origin of a sign-in, and the link by which the owner of the account can report the sign-in as not theirs. */
export interface ReportableAttempt {
  ipAddress: string;
  userAgent: string;
  link: MailedLink;
}

/** Returns the mail with the six-digit code of a sign-in. */
export function codeMail(
  user: Recipient,
  { code, codeHash, codeExpiresAt }: NewCode,
  { ipAddress, userAgent, link }: ReportableAttempt,
): Mail {
  const { code: texts, ...common } = textsFor(user);
  const mail = mailTo(user, {
    subject: texts.subject(brand.name, code),
    title: texts.title,
    paragraphs: [texts.body(brand.name)],
    code,
    notes: [
      texts.validity(limits.otpValidityMinutes),
      common.moment(momentFor(user, link.createdAt)),
      texts.device(deviceName(user.preferences.language, userAgent)),
      texts.address(ipAddress),
      texts.notYou,
    ],
    further: { label: texts.disown, link: linkAddress(link, paths.reportSignIn) },
  });
  return { ...mail, secret: { kind: 'code', hash: codeHash, expiresAt: codeExpiresAt } };
}

/** Returns the mail with the link to choose a new password. */
export function resetMail(user: Recipient, link: MailedLink): Mail {
  const texts = textsFor(user).reset;
  return mailWithLink(user, link, {
    ...texts,
    kind: 'password-link',
    path: paths.resetPassword,
    hours: limits.resetLinkHours,
  });
}

/** Returns the mail with the link that activates an account. */
export function invitationMail(user: Recipient & { id: string }, link: MailedLink): Mail {
  const texts = textsFor(user).invitation;
  const mail = mailWithLink(unconfirmedRecipient(user), link, {
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
  /** How long the link is valid. */
  hours: number;
}

/** Returns a mail with one link and the moment at which the link expires. */
function mailWithLink(
  user: Recipient,
  mailed: MailedLink,
  { subject, title, body, button, notYou, kind, path, query, hours }: LinkTexts,
): Mail {
  const expiresAt = addMs(mailed.createdAt, hours * hoursMs);
  const link = linkAddress(mailed, path, query);
  const mail = mailTo(user, {
    subject: subject(brand.name),
    title,
    paragraphs: [body(brand.name)],
    button: { label: button, link },
    notes: [textsFor(user).linkValidity(hours, momentFor(user, expiresAt)), notYou],
  });
  return { ...mail, secret: { kind, hash: hashToken(mailed.token), expiresAt } };
}

/** Returns the mail with the link that confirms a new e-mail address. */
export function confirmEmailMail(user: Recipient, link: MailedLink): Mail {
  const texts = textsFor(user).confirmEmail;
  return mailWithLink(unconfirmedRecipient(user), link, {
    ...texts,
    kind: 'email-link',
    path: paths.confirmEmail,
    hours: limits.emailLinkHours,
  });
}

/**
 * Returns the mail that warns the present address: a new one awaits confirmation. The mail does not
 * name the new address.
 */
export function emailChangeRequestedMail(user: Recipient, moment: Date): Mail {
  const { emailChangeAsked: texts, ...common } = textsFor(user);
  return mailTo(user, {
    subject: texts.subject(brand.name),
    title: texts.title,
    paragraphs: [texts.body(brand.name), texts.pending(limits.emailLinkHours)],
    notes: [common.moment(momentFor(user, moment)), texts.notYou(brand.supportEmail)],
  });
}

/** Who made a change of an account, and when. */
export interface ChangeOrigin {
  /** Whether the signed-in owner made the change, or another person. */
  author: 'owner' | 'administrator';
  moment: Date;
}

/** Returns the mail that tells users that their password has been changed. */
export function passwordChangedMail(user: Recipient, { author, moment }: ChangeOrigin): Mail {
  const { passwordChanged: texts, ...common } = textsFor(user);
  return mailTo(user, {
    subject: texts.subject(brand.name),
    title: texts.title,
    paragraphs: [author === 'owner' ? texts.byOwner(brand.name) : texts.body(brand.name)],
    notes: [common.moment(momentFor(user, moment)), common.unexpected(brand.supportEmail)],
  });
}

/**
 * The changes of an account that a mail reports. The mail states a new role and status. Of a new
 * address or new permissions, it says only that they have changed.
 */
export interface AccountChanges {
  email?: boolean;
  role?: Role;
  status?: UserStatus;
  permissions?: boolean;
}

/** Returns the mail that reports every change of one save; `null` if there is nothing to report. */
export function accountChangedMail(
  user: Recipient,
  changes: AccountChanges,
  { author, moment }: ChangeOrigin,
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
