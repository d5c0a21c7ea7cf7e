import { deviceName } from './device';

const firefoxUserAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';

it.each([
  ['fr', 'Firefox 133 sur Linux'],
  ['en', 'Firefox 133 on Linux'],
  ['ar', '\u200fFirefox 133 على Linux'],
] as const)('names browser and system: %s', (language, words) => {
  expect(deviceName(language, firefoxUserAgent)).toBe(words);
});

it.each([
  null,
  '',
  'node',
  'curl/8.5.0',
  'Appelez le 01 02 03 04 05/1 (Windows NT 10.0)',
  'www.evil.test/login now (Windows NT 10.0; Win64; x64)',
])('says of %j that it is unknown', (userAgent) => {
  expect(deviceName('fr', userAgent)).toBe('Appareil inconnu');
});
