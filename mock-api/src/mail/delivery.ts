import { createTransport } from 'nodemailer';
import { brand } from '@escale/contracts';
import { secondsMs } from '../clock';
import type { Mail } from './mail';

/** An attempt ends after this time, whatever the server does. */
const attemptMs = 60 * secondsMs;

/** Defaults for what SMTP_URL does not say: those of the library keep a silent server's connection for ten minutes. */
const timeouts = {
  dnsTimeout: 5 * secondsMs,
  connectionTimeout: 10 * secondsMs,
  greetingTimeout: 10 * secondsMs,
  socketTimeout: 20 * secondsMs,
};

export interface Delivery {
  /** Hands a mail to the server, or throws. The same `id` makes the same Message-ID, by which a second copy is recognised. */
  deliver: (mail: Mail, id: string) => Promise<void>;
  /** Ends the attempts under way. */
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
        signal: AbortSignal.any([ending.signal, AbortSignal.timeout(attemptMs)]),
      });
    },
    abort: () => {
      ending.abort();
      transport.close();
    },
  };
}

/** The server's code, where it has refused this mail or its recipient; undefined where it would refuse any other one too. */
function refusalOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return undefined;
  const code = Number(error.responseCode);
  const isOfMail = error.command === 'RCPT TO' || error.command === 'DATA';
  return isOfMail && code !== closesConnection ? code : undefined;
}

const closesConnection = 421;

/** True when the server has refused this mail or its recipient, and may take others. */
export const isRefused = (error: unknown): boolean => refusalOf(error) !== undefined;

/** True when it has done so for good (5xx); a refused sender or password may be mended. */
export const isFinal = (error: unknown): boolean => (refusalOf(error) ?? 0) >= 500;
