import { brand } from '@escale/contracts';
import { messages } from '../messages/fr';
import { renderHtml, renderText, type MailContent } from './mail-content';
import type { Mail } from './mailer';

/** Who has changed an account: somebody signed in as its owner, or somebody else. */
export type ChangeAuthor = 'owner' | 'administrator';

/** Notifies a user that their password has been changed. */
export function passwordChangedMail(user: { email: string; firstName: string }, author: ChangeAuthor): Mail {
  const texts = messages.mail.passwordChanged;
  const content: MailContent = {
    title: texts.title,
    greeting: messages.mail.greeting(user.firstName),
    paragraphs: [author === 'owner' ? texts.byOwner(brand.name) : texts.body(brand.name)],
    notes: [texts.notYou(brand.supportEmail)],
  };
  return {
    to: user.email,
    subject: texts.subject(brand.name),
    text: renderText(content),
    html: renderHtml(content),
  };
}
