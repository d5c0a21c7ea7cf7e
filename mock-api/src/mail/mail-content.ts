import { brand, escapeHtml } from '@escale/contracts';
import { isolatedByElements } from '../messages/mails/isolated';
import type { Mail } from './mail';
import { textsFor, type Recipient } from './recipient';

export interface MailContent {
  subject: string;
  title: string;
  paragraphs: string[];
  code?: string;
  button?: { label: string; link: string };
  /** Small print below the code or button. */
  notes: string[];
  /** A link below the small print. */
  further?: { label: string; link: string };
}

const navy = '#0b2239';
const orange = '#c2410c';
const fontStyle = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Overrides the inline colours in the dark mode of a mail program; header and button keep theirs. */
const darkStyles = Object.entries({
  page: 'background:#0d1722',
  sheet: 'background:#16222f',
  title: 'color:#ffffff',
  text: 'color:#dbe4ec',
  note: 'color:#a9b8c6',
  code: 'background:#0d1722;color:#ffffff',
  foot: 'background:#111c27;color:#a9b8c6',
  link: 'color:#ff9a5c',
})
  .map(([name, rule]) => `.${name}{${rule.replaceAll(/(?=;|$)/g, '!important')}}`)
  .join('');

/** Returns a mail in the language of its recipient, as plain text and as HTML. */
export function mailTo(user: Recipient, content: MailContent): Mail {
  const { subject, code, button, further } = content;
  const link = (button ?? further)?.link;
  return {
    to: user.email,
    subject,
    text: renderText(user, content),
    html: renderHtml(user, content),
    ...(code !== undefined && { code }),
    ...(link !== undefined && { link }),
  };
}

function renderText(user: Recipient, { paragraphs, code, button, notes, further }: MailContent): string {
  const { greeting, linkInText } = textsFor(user);
  const action = code ?? (button && linkInText(button.label, button.link));
  const parts = [
    greeting(user.firstName),
    ...paragraphs,
    ...(action === undefined ? [] : [`    ${action}`]),
    ...notes,
    ...(further ? [linkInText(further.label, further.link)] : []),
    signature(user),
  ];
  return `${parts.join('\n\n')}\n`;
}

/**
 * Renders portable HTML: tables for the layout, inline styles, no external images. Mail programs
 * drop `html` and `body`, so the outer table repeats their language and direction.
 */
function renderHtml(user: Recipient, content: MailContent): string {
  const { language } = user.preferences;
  const [direction, side] = language === 'ar' ? ['rtl', 'right'] : ['ltr', 'left'];
  const reading = `lang="${language}" dir="${direction}"`;
  const title = toHtml(content.title);
  const texts = [textsFor(user).greeting(user.firstName), ...content.paragraphs];
  const paragraph = (text: string) =>
    `<p class="text" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#22364a">${toHtml(text)}</p>`;
  const note = (text: string) =>
    `<p class="note" style="margin:0 0 8px;font-size:13px;line-height:20px;color:#56687a">${toHtml(text)}</p>`;
  return `<!doctype html><html ${reading}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><style>@media (prefers-color-scheme:dark){${darkStyles}}</style></head>
<body class="page" style="margin:0;background:#eef2f6;${fontStyle}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" ${reading}><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" class="sheet" style="max-width:560px;background:#ffffff;border-radius:12px;overflow:hidden;text-align:${side}">
<tr><td style="background:${navy};padding:20px 32px;border-bottom:4px solid #ea6a1f"><span style="font-size:20px;font-weight:700;letter-spacing:1px;color:#ffffff">${escapeHtml(brand.name)}</span><br><span style="font-size:11px;letter-spacing:1.5px;color:#b8c7d6">${escapeHtml(brand.subtitle)}</span></td></tr>
<tr><td style="padding:32px"><h1 class="title" style="margin:0 0 20px;font-size:22px;line-height:30px;color:${navy}">${title}</h1>
${texts.map(paragraph).join('\n')}
${actionHtml(user, content)}
${content.notes.map(note).join('\n')}${furtherLinkHtml(content)}</td></tr>
<tr><td class="foot" style="padding:16px 32px;background:#f6f8fa;font-size:12px;line-height:18px;color:#56687a">${toHtml(signature(user))}</td></tr>
</table></td></tr></table></body></html>`;
}

function actionHtml(user: Recipient, { code, button }: MailContent): string {
  if (code !== undefined)
    return `<p dir="ltr" class="code" style="margin:8px 0 24px;padding:16px;background:#f0f4f8;border-radius:8px;text-align:center;font-size:34px;line-height:40px;font-weight:700;letter-spacing:10px;color:${navy};font-variant-numeric:tabular-nums">${escapeHtml(code)}</p>`;
  if (button === undefined) return '';
  const link = escapeHtml(button.link);
  return `<p style="margin:8px 0 24px"><a href="${link}" style="display:inline-block;padding:14px 28px;background:${orange};border-radius:8px;font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${toHtml(button.label)}</a></p>
<p class="note" style="margin:0 0 16px;font-size:13px;line-height:20px;color:#56687a">${toHtml(textsFor(user).linkByHand)}<br><a dir="ltr" href="${link}" class="link" style="color:${orange};word-break:break-all">${link}</a></p>`;
}

const furtherLinkHtml = ({ further }: MailContent): string =>
  further === undefined
    ? ''
    : `\n<p style="margin:16px 0 0;font-size:14px;line-height:20px;font-weight:600"><a href="${escapeHtml(further.link)}" class="link" style="color:${orange}">${toHtml(further.label)}</a></p>`;

const toHtml = (text: string) => isolatedByElements(escapeHtml(text));

const signature = (user: Recipient) => textsFor(user).signature(brand.name, brand.supportEmail);
