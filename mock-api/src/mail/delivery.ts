import { createTransport } from 'nodemailer';
import { brand } from '@escale/contracts';
import { secondsMs } from '../clock';
import type { Mail } from './mail';

/** Timeout of a delivery attempt as a whole. */
const attemptTimeoutMs = 60 * secondsMs;

/**
 * Timeouts for an SMTP_URL that states none. By default, the library keeps the connection of a
 * silent server for ten minutes.
 */
const timeouts = {
  dnsTimeout: 5 * secondsMs,
  connectionTimeout: 10 * secondsMs,
  greetingTimeout: 10 * secondsMs,
  socketTimeout: 20 * secondsMs,
};

export interface Delivery {
  /** Delivers a mail to the server, or throws. The same `id` gives the same Message-ID, so that a duplicate can be recognized. */
  deliver: (mail: Mail, id: string) => Promise<void>;
  /** Aborts attempts in progress. */
  abort: () => void;
}

export function createDelivery(smtpUrl: string): Delivery {
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  const ending = new AbortController();
  const domain = brand.senderEmail.split('@')[1] ?? 'localhost';
  return {
    deliver: async ({ to, subject, text, html }, id) => {
      await transport.sendMail({
        from: { name: brand.name, address: brand.senderEmail },
        to,
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
        signal: AbortSignal.any([ending.signal, AbortSignal.timeout(attemptTimeoutMs)]),
      });
    },
    abort: () => {
      ending.abort();
      transport.close();
    },
  };
}

/**
 * Returns the code with which the SMTP server refused this mail or its recipient; undefined for an error that would affect any
 * other mail too.
 */
function refusalOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return undefined;
  const code = Number(error.responseCode);
  const isOfMail = error.command === 'RCPT TO' || error.command === 'DATA';
  return isOfMail && code !== closingConnectionCode ? code : undefined;
}

const closingConnectionCode = 421;

/** True if the server has refused this mail or its recipient, but may accept other mails. */
export const isRefused = (error: unknown): boolean => refusalOf(error) !== undefined;

/**
 * True if the server has permanently refused this mail or its recipient (5xx). A refused sender or
 * password does not count, since an operator may fix it.
 */
export const isFinalRefusal = (error: unknown): boolean => (refusalOf(error) ?? 0) >= 500;
