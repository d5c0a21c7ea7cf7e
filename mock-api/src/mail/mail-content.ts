import { brand, escapeHtml } from '@escale/contracts';
import { messages } from '../messages/fr';

export interface MailContent {
  title: string;
  greeting: string;
  paragraphs: string[];
  code?: string;
  button?: { label: string; link: string };
  /** Small print under the action. */
  notes: string[];
}

const navy = '#0b2239';
const orange = '#c2410c';
const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** A mail as plain text. */
export function renderText({ greeting, paragraphs, code, button, notes }: MailContent): string {
  const action = code ?? (button && `${button.label}\u00a0: ${button.link}`);
  const parts = [greeting, ...paragraphs, ...(action === undefined ? [] : [`    ${action}`]), ...notes];
  return `${[...parts, signature()].join('\n\n')}\n`;
}

/** A mail as portable HTML: one table, inline styles, no external images. */
export function renderHtml(content: MailContent): string {
  const { title, greeting, paragraphs, notes } = content;
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:24px;color:#22364a">${escapeHtml(text)}</p>`;
  const note = (text: string) =>
    `<p style="margin:0 0 8px;font-size:13px;line-height:20px;color:#56687a">${escapeHtml(text)}</p>`;
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#eef2f6;${font}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;background:#ffffff;border-radius:12px;overflow:hidden">
<tr><td style="background:${navy};padding:20px 32px;border-bottom:4px solid #ea6a1f"><span style="font-size:20px;font-weight:700;letter-spacing:1px;color:#ffffff">${escapeHtml(brand.name)}</span><br><span style="font-size:11px;letter-spacing:1.5px;color:#b8c7d6">${escapeHtml(brand.subtitle)}</span></td></tr>
<tr><td style="padding:32px"><h1 style="margin:0 0 20px;font-size:22px;line-height:28px;color:${navy}">${escapeHtml(title)}</h1>
${[greeting, ...paragraphs].map(paragraph).join('\n')}
${action(content)}
${notes.map(note).join('\n')}</td></tr>
<tr><td style="padding:16px 32px;background:#f6f8fa;font-size:12px;line-height:18px;color:#56687a">${escapeHtml(signature())}</td></tr>
</table></td></tr></table></body></html>`;
}

function action({ code, button }: MailContent): string {
  if (code !== undefined)
    return `<p style="margin:8px 0 24px;padding:16px;background:#f0f4f8;border-radius:8px;text-align:center;font-size:34px;line-height:40px;font-weight:700;letter-spacing:10px;color:${navy};font-variant-numeric:tabular-nums">${escapeHtml(code)}</p>`;
  if (button === undefined) return '';
  const link = escapeHtml(button.link);
  return `<p style="margin:8px 0 24px"><a href="${link}" style="display:inline-block;padding:14px 28px;background:${orange};border-radius:8px;font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(button.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;line-height:20px;color:#56687a;word-break:break-all">${escapeHtml(messages.mail.linkByHand)}<br><a href="${link}" style="color:${orange}">${link}</a></p>`;
}

function signature(): string {
  return messages.mail.signature(brand.name, brand.supportEmail);
}
