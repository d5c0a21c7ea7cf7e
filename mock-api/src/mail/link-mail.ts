import { brand, limits, paths } from '@escale/contracts';
import { messages } from '../messages/fr';
import { renderHtml, renderText, type MailContent } from './mail-content';
import type { Mail } from './mailer';

interface Recipient {
  email: string;
  firstName: string;
}

/** The mail with the link to choose a new password. */
export function resetMail(appOrigin: string, user: Recipient, token: string): Mail {
  const texts = messages.mail.reset;
  const link = linkTo(appOrigin, { token });
  const content: MailContent = {
    title: texts.title,
    greeting: messages.mail.greeting(user.firstName),
    paragraphs: [texts.body(brand.name)],
    button: { label: texts.button, link },
    notes: [texts.validity(limits.resetLinkHours), texts.notYou],
  };
  return mailOf(user, texts.subject(brand.name), content, link);
}

/** The mail with the link that activates an account. */
export function invitationMail(appOrigin: string, user: Recipient, token: string): Mail {
  const texts = messages.mail.invitation;
  const link = linkTo(appOrigin, { token, invitation: 'true' });
  const content: MailContent = {
    title: texts.title(brand.name),
    greeting: messages.mail.greeting(user.firstName),
    paragraphs: [texts.body(brand.name)],
    button: { label: texts.button, link },
    notes: [texts.validity(limits.invitationLinkHours), texts.notYou],
  };
  return mailOf(user, texts.subject(brand.name), content, link);
}

function linkTo(appOrigin: string, query: Record<string, string>): string {
  return `${appOrigin}${paths.resetPassword}?${new URLSearchParams(query).toString()}`;
}

function mailOf(user: Recipient, subject: string, content: MailContent, link: string): Mail {
  return { to: user.email, subject, text: renderText(content), html: renderHtml(content), link };
}
