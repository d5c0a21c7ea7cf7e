import { readdir, readFile, stat } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inTurn, countText, type Attack, type AttackFamily } from '../attack';
import { send } from '../http';
import { addPerson, addSignedIn } from '../people';
import { startServers } from '../servers';
import { newVisitor } from '../visitor';

const folderMode: Attack = {
  name: 'read the data folder as another account of the host',
  threat: 'the database is read without the application',
  expected: 'the folder is open to its owner only',
  run: async ({ dataFolder }) => {
    const mode = (await stat(dataFolder)).mode & 0o777;
    return { isRepelled: (mode & 0o077) === 0, observation: `0${mode.toString(8)}` };
  },
};

/** Starts a mail server that accepts every mail. Returns its port and the accepted mails. */
async function startMailServer() {
  const texts: string[] = [];
  const server = createServer((socket) => {
    let inBody = false;
    socket.setEncoding('utf8').write('220 ready\r\n');
    socket.on('error', () => socket.destroy());
    socket.on('data', (text: string) => {
      if (inBody) texts.push(text);
      for (const line of text.split('\r\n').filter((part) => part !== '')) {
        if (inBody && line !== '.') continue;
        if (line.startsWith('DATA')) socket.write('354 go on\r\n');
        else if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
        inBody = line.startsWith('DATA');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, texts, stop: () => server.close() };
}

/** Waits for a mail; returns the code in it. */
async function waitForCode(texts: readonly string[]): Promise<string | undefined> {
  const limit = Date.now() + 5_000;
  for (; Date.now() < limit; await pause(50)) {
    const code = /\b(\d{6}) est votre code|\b(\d{6})_est_votre/.exec(texts.join('').replaceAll('=\r\n', ''));
    if (code !== null) return code[1] ?? code[2];
  }
  return undefined;
}

/** Returns the files in a folder that contain `text`, a part of a mail: codes and links must not be readable on disk. */
async function findFilesWith(folder: string, text: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  const found = await inTurn(files, async ({ name, parentPath }) =>
    (await readFile(path.join(parentPath, name))).includes(text) ? [name] : [],
  );
  return found.flat();
}

const mailsAtRest: Attack = {
  name: 'read codes in the database where a mail server takes the mails',
  threat: 'who reads the database or a backup signs in as anybody',
  expected: 'no code in the data folder, none in the mailbox',
  slow: true,
  run: async () => {
    const mail = await startMailServer();
    const target = await startServers(
      { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, MAILBOX: 'on' },
      'embedded',
    );
    try {
      const email = 'admin@escale.test';
      await newVisitor(target).call('POST', '/auth/login', {
        email,
        password: 'Escale-Demo-2025!',
        remember: false,
      });
      const box = await send(target.agent, target.apiOrigin, {
        path: `/mailbox.json?to=${encodeURIComponent(email)}&limit=1`,
      });
      const code = await waitForCode(mail.texts);
      if (code === undefined) throw new Error('no code was mailed');
      const files = await findFilesWith(target.dataFolder, `${code} est votre code`);
      const inBox = box.text.includes(code);
      return {
        isRepelled: files.length === 0 && !inBox,
        observation: `${inBox ? 'in' : 'not in'} the mailbox; files: ${files.join(', ') || 'none'}`,
      };
    } finally {
      await target.stop();
      mail.stop();
    }
  },
};

const secretsInLog: Attack = {
  name: 'read secrets in the log',
  threat: 'who reads the log signs in as anybody',
  expected: 'no code, link, token, password or address',
  provenBy: 'mock-api/src/http/logging.test.ts: logs no password, token, code or cookie, even in errors',
  run: async (target) => {
    const { visitor, credentials } = await addSignedIn(target);
    const person = await addPerson(target);
    await newVisitor(target).call('POST', '/auth/login', {
      email: person.credentials.email,
      password: 'Wrong-2026!\ud800',
    });
    const secrets = {
      password: credentials.password,
      token: visitor.accessToken ?? 'none',
      cookie: [...visitor.cookies.values()][0] ?? 'none',
      address: credentials.email,
      code: 'est votre code',
      link: 'token=',
    };
    const output = target.apiOutput();
    const found = Object.entries(secrets).flatMap(([name, value]) => (output.includes(value) ? [name] : []));
    return {
      isRepelled: found.length === 0,
      observation: found.length === 0 ? `none in ${output.length} characters` : countText(found),
    };
  },
};

export const secretAttacks: AttackFamily = {
  name: 'secrets at rest',
  attacks: [folderMode, secretsInLog, mailsAtRest],
};
