import { brand, limits, paths } from '@escale/contracts';
import { mailWithLink, type MailedLink } from './link-mail';
import { mailTo } from './mail-content';
import type { Mail } from './mail';
import { momentFor, textsFor, unconfirmed, type Recipient } from './recipient';

/** The mail with the link by which a new address is confirmed. */
export function confirmEmailMail(user: Recipient, link: MailedLink): Mail {
  const texts = textsFor(user).confirmEmail;
  return mailWithLink(unconfirmed(user), link, {
    ...texts,
    kind: 'email-link',
    path: paths.confirmEmail,
    hours: limits.emailLinkHours,
  });
}

/** Tells the present address that another one was given and waits for its confirmation; does not name it. */
export function emailChangeAskedMail(user: Recipient, moment: Date): Mail {
  const { emailChangeAsked: texts, ...common } = textsFor(user);
  return mailTo(user, {
    subject: texts.subject(brand.name),
    title: texts.title,
    paragraphs: [texts.body(brand.name), texts.pending(limits.emailLinkHours)],
    notes: [common.moment(momentFor(user, moment)), texts.notYou(brand.supportEmail)],
  });
}
