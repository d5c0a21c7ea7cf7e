import { createScriptPolicy } from './script-policy';

const ownOrigin = window.location.origin;

it.each([
  ['/main.js', '/main.js'],
  [`${ownOrigin}/modules/users/1.0.0/remote-entry.js`, `${ownOrigin}/modules/users/1.0.0/remote-entry.js`],
  ['https://cdn.escale.test/x.js', null],
  ['data:text/javascript,1', null],
  ['javascript:alert(1)', null],
  [`blob:${ownOrigin}/1`, null],
])('%s becomes %s', (url, admitted) => {
  expect(createScriptPolicy().admit(url, 'HTMLScriptElement src')).toBe(admitted);
});

it('admits the origins of the deployment', () => {
  const policy = createScriptPolicy();
  policy.allow(['https://modules.escale.test']);
  expect(policy.admit('https://modules.escale.test/x.js', 'HTMLScriptElement src')).not.toBeNull();
  expect(policy.admit('https://cdn.escale.test/x.js', 'HTMLScriptElement src')).toBeNull();
});

it('a blob may be a worker', () => {
  expect(createScriptPolicy().admit(`blob:${ownOrigin}/1`, 'Worker constructor')).not.toBeNull();
  expect(createScriptPolicy().admit('blob:https://cdn.escale.test/1', 'Worker constructor')).toBeNull();
});
