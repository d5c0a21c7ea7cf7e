import { brand } from '@escale/contracts';
import { messages } from '../messages/fr';
import { renderHtml, renderText, type MailContent } from './mail-content';
import type { Mail } from './mailer';

/** Notifies a user that an administrator has changed their password. */
export function passwordChangedMail(user: { email: string; firstName: string }): Mail {
  const texts = messages.mail.passwordChanged;
  const content: MailContent = {
    title: texts.title,
    greeting: messages.mail.greeting(user.firstName),
    paragraphs: [texts.body(brand.name)],
    notes: [texts.notYou(brand.supportEmail)],
  };
  return {
    to: user.email,
    subject: texts.subject(brand.name),
    text: renderText(content),
    html: renderHtml(content),
  };
}
