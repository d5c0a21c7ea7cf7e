import { brand, limits } from '@escale/contracts';
import { messages } from '../messages/fr';
import { renderHtml, renderText, type MailContent } from './mail-content';
import type { Mail } from './mailer';

/** The mail with the six digits of a sign-in. */
export function codeMail(user: { email: string; firstName: string }, code: string): Mail {
  const texts = messages.mail.code;
  const content: MailContent = {
    title: texts.title,
    greeting: messages.mail.greeting(user.firstName),
    paragraphs: [texts.body(brand.name)],
    code,
    notes: [texts.validity(limits.otpValidityMinutes), texts.notYou],
  };
  const subject = texts.subject(brand.name, code);
  return { to: user.email, subject, text: renderText(content), html: renderHtml(content), code };
}
