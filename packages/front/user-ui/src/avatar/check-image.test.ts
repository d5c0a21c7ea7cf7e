import { limits } from '@escale/contracts';
import { checkImage } from './check-image';

const buildFile = (bytes: (number | string)[], type: string, size = 0) => {
  const parts = bytes.map((part) => (typeof part === 'string' ? part : new Uint8Array([part])));
  return new File([...parts, new Uint8Array(size)], 'photo', { type });
};
const buildJpeg = (size = 0) => buildFile([0xff, 0xd8, 0xff, 0xe0], 'image/jpeg', size);

const validImages: [string, File][] = [
  ['a JPEG', buildJpeg()],
  ['a JPEG under its other name', buildFile([0xff, 0xd8, 0xff, 0xe1], 'image/jpg')],
  ['a PNG', buildFile([0x89, 'PNG'], 'image/png')],
  ['a GIF', buildFile(['GIF89a'], 'image/gif')],
  ['a WebP', buildFile(['RIFF', 1, 2, 3, 4, 'WEBPVP8 '], 'image/webp')],
  ['an image of 5 MB to the byte', buildJpeg(limits.avatarMaxBytes - 4)],
];

it.each(validImages)('%s is accepted [§5-21 §5-22 §9-11]', async (_name, image) => {
  expect(await checkImage(image)).toBeNull();
});

const invalidImages: [string, File][] = [
  ['a text', buildFile(['hello'], 'text/plain')],
  ['a text named .png', buildFile(['hello, I am a text'], 'image/png')],
  ['an SVG with a script', buildFile(['<svg><script>alert(1)</script></svg>'], 'image/svg+xml')],
  ['an SVG named .png', buildFile(['<svg><script>alert(1)</script></svg>'], 'image/png')],
  ['a PDF', buildFile(['%PDF-1.7'], 'application/pdf')],
  ['an empty file', buildFile([], 'image/png')],
  ['a RIFF that is no WebP', buildFile(['RIFF', 1, 2, 3, 4, 'WAVE'], 'image/webp')],
];

it.each(invalidImages)('%s is refused for its type [§5-21 §9-11]', async (_name, image) => {
  expect(await checkImage(image)).toBe('typeRefused');
});

it('one byte over 5 MB is refused for its size [§5-22 §9-11]', async () => {
  expect(await checkImage(buildJpeg(limits.avatarMaxBytes - 3))).toBe('sizeRefused');
});
