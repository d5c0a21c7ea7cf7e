import { allowedScriptUrl, allowScriptOrigins } from './script-policy';

const own = window.location.origin;

it.each([
  ['/main.js', '/main.js'],
  [`${own}/modules/users/1.0.0/remote-entry.js`, `${own}/modules/users/1.0.0/remote-entry.js`],
  ['https://cdn.escale.test/x.js', null],
  ['data:text/javascript,1', null],
  ['javascript:alert(1)', null],
  [`blob:${own}/1`, null],
])('%s becomes %s', (url, admitted) => {
  expect(allowedScriptUrl(url, 'HTMLScriptElement src')).toBe(admitted);
});

it('lets the origins of the deployment in', () => {
  allowScriptOrigins(['https://modules.escale.test/path', 'not an address']);
  expect(allowedScriptUrl('https://modules.escale.test/x.js', 'HTMLScriptElement src')).not.toBeNull();
  expect(allowedScriptUrl('https://cdn.escale.test/x.js', 'HTMLScriptElement src')).toBeNull();
});

it('a blob may be a worker', () => {
  expect(allowedScriptUrl(`blob:${own}/1`, 'Worker constructor')).not.toBeNull();
  expect(allowedScriptUrl('blob:https://cdn.escale.test/1', 'Worker constructor')).toBeNull();
});
