import { systemErrorText } from './system-error-text';

const systemError = (code: string, fields: object = {}) =>
  Object.assign(new Error(code), { code, ...fields });

it.each([
  ['ENOSPC', { path: '/site/modules.json' }, '/site/modules.json: the disk is full'],
  ['EACCES', { path: '/a', dest: '/b' }, '/b: this user has no permission'],
  ['EROFS', {}, 'the file system is read-only'],
])('says in a sentence what is wrong: %s', (code, fields, text) => {
  expect(systemErrorText(systemError(code, fields))).toMatch(text);
});

it('has no sentence for an error that the user cannot fix', () => {
  expect(systemErrorText(systemError('ENOENT'))).toBeNull();
  expect(systemErrorText('text')).toBeNull();
});
