import { brand } from '@escale/contracts';
import { mailTo } from './mail-content';
import type { Mail } from './mail';
import { momentFor, textsFor, type Recipient } from './recipient';

/** Who has changed an account, and when. */
export interface AccountChange {
  /** Somebody signed in as its owner, or somebody else. */
  author: 'owner' | 'administrator';
  moment: Date;
}

/** Notifies a user that their password has been changed. */
export function passwordChangedMail(user: Recipient, { author, moment }: AccountChange): Mail {
  const { passwordChanged: texts, ...common } = textsFor(user);
  return mailTo(user, {
    subject: texts.subject(brand.name),
    title: texts.title,
    paragraphs: [author === 'owner' ? texts.byOwner(brand.name) : texts.body(brand.name)],
    notes: [common.moment(momentFor(user, moment)), common.unexpected(brand.supportEmail)],
  });
}
