import { Blob } from 'node:buffer';
import { crc32, deflateSync } from 'node:zlib';
import { FormData } from 'undici';
import { send } from '../http';
import { inTurn, countText, type Attack, type AttackFamily } from '../attack';
import { addSignedIn, userOf } from '../people';
import type { Visitor } from '../visitor';

/** A GIF of one pixel. */
const onePixelGif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

function upload(visitor: Visitor, id: string, file: Buffer, type: string, name: string) {
  const form = new FormData();
  form.append('avatar', new Blob([file], { type }), name);
  return visitor.call('POST', `/users/${id}/avatar`, form);
}

/** Returns a PNG of a few bytes that claims to have 900 megapixels. */
function hugePng(): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const content = Buffer.concat([Buffer.from(name), data]);
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    checksum.writeUInt32BE(crc32(content));
    return Buffer.concat([length, content, checksum]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(30_000, 0);
  header.writeUInt32BE(30_000, 4);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(64)));
  return Buffer.concat([signature, chunk('IHDR', header), pixels, chunk('IEND', Buffer.alloc(0))]);
}

const hostileFiles: Attack = {
  name: 'upload scripts, pages, bombs and broken pictures as a picture',
  threat: 'a stored file runs in the browser of colleagues, or stops the server',
  expected: '4xx for each',
  run: async (target) => {
    const { visitor, id } = await addSignedIn(target);
    const script = '<script>alert(1)</script>';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`;
    const files: [Buffer, string, string][] = [
      [Buffer.from(svg), 'image/svg+xml', 'a.svg'],
      [Buffer.from(svg), 'image/png', 'a.png'],
      [Buffer.from(script), 'image/png', 'a.png'],
      [Buffer.from(`GIF89a/*${script}*/`), 'image/gif', 'a.gif'],
      [Buffer.from(`\x89PNG\r\n\x1a\n${script}`, 'latin1'), 'image/png', '../../a.png'],
      [onePixelGif.subarray(0, 20), 'image/gif', 'a.gif'],
      [hugePng(), 'image/png', 'a.png'],
      [Buffer.alloc(0), 'image/png', 'a.png'],
      [Buffer.concat([onePixelGif, Buffer.alloc(6 * 1024 * 1024)]), 'image/gif', 'a.gif'],
    ];
    const answers = await inTurn(files, ([file, type, name]) => upload(visitor, id, file, type, name));
    const accepted = answers.flatMap(({ status }, index) =>
      status >= 400 && status < 500 ? [] : [`${status} for file ${index + 1}`],
    );
    return {
      isRepelled: accepted.length === 0,
      observation:
        accepted.length === 0 ? countText(answers.map(({ status }) => status)) : accepted.join(', '),
    };
  },
};

const polyglotFile: Attack = {
  name: 'append a script to a real picture',
  threat: 'the stored picture is a page as well',
  expected: 'the picture is redrawn without it',
  run: async (target) => {
    const { visitor, id } = await addSignedIn(target);
    const file = Buffer.concat([onePixelGif, Buffer.from('<script>alert(1)</script>')]);
    const answer = await upload(visitor, id, file, 'image/gif', 'a.html');
    if (answer.status >= 400) return { isRepelled: answer.status < 500, observation: String(answer.status) };
    const { avatarUrl } = userOf(answer);
    if (avatarUrl === null) throw new Error('no picture was stored');
    const kept = await visitor.call('GET', avatarUrl.replace('/api', ''));
    const type = String(kept.headers['content-type']);
    return { isRepelled: type === 'image/webp' && !kept.text.includes('<script>'), observation: type };
  },
};

const malformedForms: Attack = {
  name: 'upload forms without boundary, field or end, and to another account',
  threat: 'an error of the server, or a foreign picture',
  expected: '4xx for each',
  run: async (target) => {
    const { visitor, id } = await addSignedIn(target);
    const other = await addSignedIn(target);
    const { accessToken = '' } = visitor;
    const types = [
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary=x',
    ];
    const answers = await inTurn(types, (type) =>
      send(target.agent, target.apiOrigin, {
        method: 'POST',
        path: `/api/users/${id}/avatar`,
        headers: { 'content-type': type, authorization: `Bearer ${accessToken}` },
        body: '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n',
      }),
    );
    answers.push(await upload(visitor, other.id, onePixelGif, 'image/gif', 'a.gif'));
    const statuses = answers.map(({ status }) => status);
    return {
      isRepelled: statuses.every((status) => status >= 400 && status < 500),
      observation: countText(statuses),
    };
  },
};

export const uploadAttacks: AttackFamily = {
  name: 'uploads',
  attacks: [hostileFiles, polyglotFile, malformedForms],
};
