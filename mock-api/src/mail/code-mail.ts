import { brand, limits } from '@escale/contracts';
import { mailTo } from './mail-content';
import type { Mail } from './mail';
import { textsFor, type Recipient } from './recipient';

/** A code with the hash by which it is checked. */
export interface NewCode {
  code: string;
  codeHash: string;
  codeExpiresAt: Date;
}

/** The mail with the six digits of a sign-in. */
export function codeMail(user: Recipient, { code, codeHash, codeExpiresAt }: NewCode): Mail {
  const texts = textsFor(user).code;
  const mail = mailTo(user, {
    subject: texts.subject(brand.name, code),
    title: texts.title,
    paragraphs: [texts.body(brand.name)],
    code,
    notes: [texts.validity(limits.otpValidityMinutes), texts.notYou],
  });
  return { ...mail, secret: { kind: 'code', hash: codeHash, expiresAt: codeExpiresAt } };
}
