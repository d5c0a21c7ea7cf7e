import net, { type AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** Starts a real SMTP server on a free or given port; `received` lists the delivered mails, newest last. */
export async function startSmtp(options: SMTPServerOptions = {}, port = 0) {
  const received: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    closeTimeout: 10,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString()));
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
    ...options,
  });
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
  const { port: bound } = smtp.server.address() as AddressInfo;
  return {
    received,
    port: bound,
    url: `smtp://127.0.0.1:${bound}`,
    stop: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
}

/** Starts a server that accepts connections and never responds. */
export async function startSilentServer() {
  const sockets = new Set<net.Socket>();
  const silent = net.createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => silent.close(() => resolve()));
    },
  };
}

/** Returns a refusal in the form that `smtp-server` expects. */
export const smtpRefusal = (responseCode: number, text: string) =>
  Object.assign(new Error(text), { responseCode });

/** Returns the plain text of a delivered mail, however the mail is encoded. */
export function decodedText(mail: string): string {
  const part = /text\/plain[^;]*;[\s\S]*?Transfer-Encoding: ([\w-]+)[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(
    mail,
  );
  const [, encoding, text = ''] = part ?? [];
  const bytes =
    encoding === 'base64'
      ? Buffer.from(text, 'base64')
      : Buffer.from(text.replaceAll('=\r\n', '').replaceAll(/=([\dA-F]{2})/g, '%$1'), 'latin1');
  const decoded =
    encoding === 'quoted-printable' ? decodeURIComponent(escapePercents(bytes)) : bytes.toString();
  return decoded.replaceAll('\r\n', '\n');
}

/** Escapes literal percent signs before decoding. */
const escapePercents = (bytes: Buffer) => bytes.toString('latin1').replaceAll(/%(?![\dA-F]{2})/g, '%25');
