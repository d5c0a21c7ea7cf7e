import { messages } from './messages/fr';
import { toStartError } from './opening-failure';

const systemError = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
/** The embedded database throws an object that is not an `Error`, with an error number of its own. */
const embeddedError = { name: 'ErrnoError', errno: 51 };
const serverError = Object.assign(new Error('could not extend file'), { code: '53100', severity: 'ERROR' });

test.each([
  ['of the system', systemError],
  ['in a cause', new Error('Failed query', { cause: systemError })],
  ['of the embedded database', embeddedError],
  ['of the server', serverError],
])('names a full disk, and does not advise a restore (%s)', (_title, cause) => {
  expect(toStartError({ folder: 'var/data' }, cause).message).toBe(messages.start.diskFull('var/data'));
});

test('another failure is not taken for a full disk', () => {
  expect(toStartError({ folder: 'var/data' }, { errno: 44 }).message).toBe(
    messages.start.databaseUnreadable('var/data', 'object'),
  );
});
