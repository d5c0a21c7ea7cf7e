import { inParallel, countText, type Attack, type AttackFamily } from '../attack';
import { exchangeText, statusesIn } from '../raw-socket';
import { privateFiles, privateText } from '../servers';

const percentEncode = (text: string, escape = '%') =>
  Array.from(text, (letter) => escape + letter.charCodeAt(0).toString(16).padStart(2, '0')).join('');

/** Returns spellings of a path that a server may resolve to the same file. */
const spellingsOf = (file: string, port: number): string[] => [
  `/${file}`,
  `//${file}`,
  `///${file}`,
  `/./${file}`,
  `/%2e/${file}`,
  `/x/../${file}`,
  `/x/%2e%2e/${file}`,
  `/modules/..%2f${file}`,
  `/modules%2f..%2f${file}`,
  `/modules/%252e%252e/${file}`,
  `/modules//../${file}`,
  `/modules/..;/${file}`,
  `/%2f${file}`,
  `/%252f${file}`,
  `/${percentEncode(file)}`,
  `/${percentEncode(file, '%25')}`,
  `/${file.replaceAll('/', '%2f')}`,
  `/${file.replaceAll('/', '%252f')}`,
  `/${file.replaceAll('/', '%5c')}`,
  `/${file.replaceAll('/', '\\')}`,
  `/${file.replaceAll('.', '%c0%ae')}`,
  `/${file.replaceAll('.', '%252e')}`,
  `/\\${file}`,
  `/x\\..\\${file}`,
  `/%5c${file}`,
  `/.\\${file}`,
  `/${file}/`,
  `/${file}//`,
  `/${file}/.`,
  `/${file}/x/..`,
  `/${file}.`,
  `/${file}%20`,
  `/${file}%00`,
  `/${file}%00.html`,
  `/${file}%0a`,
  `/${file};x`,
  `/${file}?x`,
  `/${file}#x`,
  `/${file}::$DATA`,
  `/${file}~`,
  `/${file}.gz`,
  `/${file.toUpperCase()}`,
  `http://localhost:${port}/${file}`,
  `http://localhost:${port}//${file}`,
  `/api/../${file}`,
  `/api/..%2f${file}`,
];

const parallelRequests = 40;

const alternativeSpellings: Attack = {
  name: 'ask for private files by every spelling that resolves to them',
  threat: 'the history with names of the host, half-published files, the key that signs tokens',
  expected: 'none is served',
  run: async ({ port }) => {
    const paths = privateFiles.flatMap((file) => spellingsOf(file, port));
    const ask = (path: string) =>
      exchangeText(
        port,
        `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
      );
    const lanes = await inParallel(parallelRequests, async (lane) => {
      const answers: [path: string, answer: string][] = [];
      for (let index = lane; index < paths.length; index += parallelRequests)
        answers.push([paths[index] ?? '', await ask(paths[index] ?? '')]);
      return answers;
    });
    const answers = lanes.flat();
    const served = answers.flatMap(([path, answer]) => (answer.includes(privateText) ? [path] : []));
    const statuses = countText(answers.flatMap(([, answer]) => statusesIn(answer)));
    return {
      isRepelled: served.length === 0,
      observation: served.length === 0 ? statuses : `served: ${served.join(', ')}`,
    };
  },
};

export const privateFileAttacks: AttackFamily = { name: 'private files', attacks: [alternativeSpellings] };
