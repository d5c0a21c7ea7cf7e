import { brand, limits, paths } from '@escale/contracts';
import { messages } from '../messages/fr';
import { renderHtml, renderText, type MailContent } from './mail-content';
import type { Mail } from './mailer';

interface Recipient {
  email: string;
  firstName: string;
}

/** The mail with the link by which a new address is confirmed. */
export function confirmEmailMail(appOrigin: string, user: Recipient, token: string): Mail {
  const texts = messages.mail.confirmEmail;
  const link = `${appOrigin}${paths.confirmEmail}?${new URLSearchParams({ token }).toString()}`;
  const content: MailContent = {
    title: texts.title,
    greeting: messages.mail.greeting(user.firstName),
    paragraphs: [texts.body(brand.name)],
    button: { label: texts.button, link },
    notes: [texts.validity(limits.emailLinkHours), texts.notYou],
  };
  return { ...mailOf(user, texts.subject(brand.name), content), link };
}

/** Tells the present address that another one was given and waits for its confirmation; does not name it. */
export function emailChangeAskedMail(user: Recipient): Mail {
  const texts = messages.mail.emailChangeAsked;
  return mailOf(user, texts.subject(brand.name), {
    title: texts.title,
    greeting: messages.mail.greeting(user.firstName),
    paragraphs: [texts.body(brand.name), texts.pending(limits.emailLinkHours)],
    notes: [texts.notYou(brand.supportEmail)],
  });
}

function mailOf(user: Recipient, subject: string, content: MailContent): Mail {
  return { to: user.email, subject, text: renderText(content), html: renderHtml(content) };
}
