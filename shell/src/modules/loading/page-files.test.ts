import { readFileSync } from 'node:fs';
import path from 'node:path';
import { preloadFirstFiles, preloadPageFiles } from './page-files';

const folder = '/modules/users/1.0.0/';

const template = new DOMParser().parseFromString(
  readFileSync(path.join(import.meta.dirname, '../../index.html'), 'utf8'),
  'text/html',
);

function showAddress(address: string, screen: string | undefined): void {
  window.history.replaceState(null, '', address);
  delete document.documentElement.dataset.first;
  if (screen !== undefined) document.documentElement.dataset.first = screen;
}

const preloads = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(
    (link) => `${link.as} ${new URL(link.href).pathname}`,
  );

/** Inserts the file lists at the place where the shell's document has them. */
function insertLists(pages: string): void {
  const script = document.createElement('script');
  script.type = 'text/plain';
  Object.assign(script.dataset, {
    screenFiles: JSON.stringify({ 'frame-tools': ['/tools.js', '/table.js'] }),
    pageFiles: pages,
  });
  const inHead = template.head.contains(template.querySelector('script[data-page-files]'));
  document[inHead ? 'head' : 'body'].replaceChildren(script);
}

beforeEach(() =>
  insertLists(
    JSON.stringify({
      '/users': { shared: ['/table.js'], first: [`${folder}entry.js`, `${folder}page.css`] },
      '/security': { shared: ['/chart.js'], first: ['/modules/security/1.0.0/entry.js'] },
    }),
  ),
);

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

it.each(['/users', '/users/'])(
  '%s: what its page shares with the shell, and the tools of the frame',
  (address) => {
    showAddress(address, 'frame');
    preloadPageFiles(document);
    expect(preloads()).toEqual(['script /table.js', 'script /tools.js']);
  },
);

it('other pages of a session: the tools of the frame', () => {
  showAddress('/users/7', 'frame');
  preloadPageFiles(document);
  expect(preloads()).toEqual(['script /tools.js', 'script /table.js']);
});

it.each([undefined, 'sign-in'])('visitors (%s): nothing', (screen) => {
  showAddress('/users', screen);
  preloadPageFiles(document);
  expect(preloads()).toEqual([]);
});

it('preloads the first files of a version, and of no other', () => {
  preloadFirstFiles(document, `http://localhost:3000${folder}`);
  expect(preloads()).toEqual([`script ${folder}entry.js`, `style ${folder}page.css`]);
  document.head.querySelectorAll('link').forEach((link) => link.remove());
  preloadFirstFiles(document, 'http://localhost:3000/modules/users/2.0.0/');
  expect(preloads()).toEqual([]);
});

it('a document that was not published: nothing of a module', () => {
  insertLists('{{page-files}}');
  showAddress('/users', 'frame');
  preloadPageFiles(document);
  preloadFirstFiles(document, `http://localhost:3000${folder}`);
  expect(preloads()).toEqual(['script /tools.js', 'script /table.js']);
});
