import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

function selfSigned(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), 'escale-tls-'));
  const [key, cert] = [path.join(folder, 'key'), path.join(folder, 'cert')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...names];
  try {
    execFileSync('openssl', [...args, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const withoutPseudo = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')));

const ofConnection = ['connection', 'keep-alive', 'transfer-encoding'];

export interface Http2Front {
  origin: string;
  /** Argument for Chromium, which caches nothing of a certificate that it does not accept. */
  browserArgument: string;
  stop: () => void;
}

/** HTTP/2 in front of a gateway, as a proxy of a deployment speaks it; no live connection. Needs `openssl`. */
export async function startHttp2Front(gateway: string): Promise<Http2Front> {
  const { host, port, hostname } = new URL(gateway);
  const { key, cert } = selfSigned();
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(publicKey).digest('base64');
  const server = createSecureServer({ key, cert }, (incoming, outgoing) => {
    const { method, url: target, headers } = incoming;
    const call = request(
      { hostname, port, method, path: target, headers: { ...withoutPseudo(headers), host } },
      (answer) => {
        const kept = Object.entries(answer.headers).filter(([name]) => !ofConnection.includes(name));
        outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
        answer.pipe(outgoing);
      },
    );
    call.on('error', () => outgoing.destroy());
    incoming.pipe(call);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port: ownPort } = server.address() as AddressInfo;
  return {
    origin: `https://localhost:${ownPort}`,
    browserArgument: `--ignore-certificate-errors-spki-list=${hash}`,
    stop: () => server.close(),
  };
}
