import { setTimeout as pause } from 'node:timers/promises';
import { ConformanceError } from './accounts';
import { array, object, string } from 'yup';

const mailSchema = object({ to: string().required(), code: string(), link: string(), text: string() });

/** The parts of a mail that the suite needs. */
export interface ReceivedMail {
  code: string | undefined;
  /** Token of the link in the mail. */
  token: string | undefined;
}

export interface Mailbox {
  /**
   * Starts watching the mails to an address. The returned function resolves with the first new
   * mail, or with undefined if none arrives.
   */
  watch: (to: string) => Promise<() => Promise<ReceivedMail | undefined>>;
}

const mailWaitMs = 10_000;
const answerTimeoutMs = 10_000;
const pollMs = 100;

/**
 * Returns a mailbox that reads mails by `GET <address>?to=…`. The answer is a list, newest first.
 * Each mail has `to`. It also has `code` or `link`, or a `text` that contains the code or link.
 */
export function createMailbox(address: string, timeoutMs = answerTimeoutMs): Mailbox {
  const mailsTo = async (to: string): Promise<unknown[]> => {
    const url = new URL(address);
    url.searchParams.set('to', to);
    const mails = await readMails(url, timeoutMs).catch((error: unknown) => {
      throw new ConformanceError(`the mailbox of the accounts file does not answer with mails: ${address}`, {
        cause: error,
      });
    });
    return mails.filter((mail) => mailSchema.isValidSync(mail) && mail.to === to);
  };
  return {
    watch: async (to) => {
      const before = (await mailsTo(to)).map((mail) => JSON.stringify(mail));
      return async () => {
        for (const until = Date.now() + mailWaitMs; Date.now() < until; await pause(pollMs)) {
          const fresh = (await mailsTo(to)).find((mail) => !before.includes(JSON.stringify(mail)));
          if (fresh !== undefined) return readMail(fresh);
        }
        return undefined;
      };
    },
  };
}

async function readMails(url: URL, timeoutMs: number): Promise<unknown[]> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  return array()
    .required()
    .validateSync(await answer.json(), { strict: true }) as unknown[];
}

function readMail(mail: unknown): ReceivedMail {
  const { code, link, text = '' } = mailSchema.cast(mail);
  return {
    code: code ?? /\b\d{6}\b/.exec(text)?.[0],
    token: /[?&]token=([^&\s"]+)/.exec(link ?? text)?.[1],
  };
}
