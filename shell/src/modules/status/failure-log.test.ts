import { buildDescriptor } from '@escale/testing';
import { ModuleLoadError } from '../errors/module-load-error';
import { logFailure, readFailures } from './failure-log';

const descriptor = buildDescriptor({ id: 'users', version: '1.0.0' });

beforeEach(() => localStorage.clear());

it('names the cause of a load error', () => {
  const cause = new Error("Can not get 'react/jsx-dev-runtime'");
  logFailure(buildDescriptor(), new ModuleLoadError('broken', { cause }));
  expect(readFailures()[0]?.text).toBe("broken, Can not get 'react/jsx-dev-runtime'");
});

it('keeps the latest failures, newest first', () => {
  for (let count = 1; count <= 31; count += 1) logFailure(descriptor, new Error(`failure ${count}`));
  const failures = readFailures();
  expect(failures).toHaveLength(30);
  expect(failures[0]).toMatchObject({ module: 'users', version: '1.0.0', kind: 'crash', text: 'failure 31' });
});

it('names the kind of a load error', () => {
  logFailure(descriptor, new ModuleLoadError('integrity', { file: 'main.js' }));
  expect(readFailures()[0]).toMatchObject({ kind: 'integrity', text: 'integrity, main.js' });
});

it.each(['', '{', 'null', '{}', '[null, 7, {}]', '[{"time":"yesterday"}]'])(
  'survives a damaged log (%s)',
  (stored) => {
    localStorage.setItem('escale.failures', stored);
    expect(readFailures()).toEqual([]);
  },
);

it('leaves out an entry with an invalid time and keeps the others', () => {
  logFailure(descriptor, new Error('good'));
  const [good] = readFailures();
  localStorage.setItem('escale.failures', JSON.stringify([{ ...good, time: 'soon' }, good]));
  expect(readFailures()).toEqual([good]);
});
