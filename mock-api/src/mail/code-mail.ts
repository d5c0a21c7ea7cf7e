import { brand, limits } from '@escale/contracts';
import { messages } from '../messages/fr';
import { letterHtml, letterText, type Letter } from './layout';
import type { Mail } from './mailer';

/** The mail with the six digits of a sign-in. */
export function codeMail(user: { email: string; firstName: string }, code: string): Mail {
  const texts = messages.mail.code;
  const letter: Letter = {
    title: texts.title,
    greeting: messages.mail.greeting(user.firstName),
    paragraphs: [texts.body(brand.name)],
    code,
    notes: [texts.validity(limits.otpValidityMinutes), texts.notYou],
  };
  const subject = texts.subject(brand.name, code);
  return { to: user.email, subject, text: letterText(letter), html: letterHtml(letter), code };
}
