import { buildDescriptor } from '@escale/testing';
import { ModuleLoadError, type LoadErrorKind } from '../errors/module-load-error';
import { planRecovery } from './recovery';

const version = (name: string) => buildDescriptor({ version: name });
const [old, bad, next] = [version('1.0.0'), version('2.0.0'), version('3.0.0')];

const after = (kind: LoadErrorKind, live = bad, tried: string[] = ['2.0.0']) =>
  planRecovery(
    { descriptor: bad, error: new ModuleLoadError(kind), replaced: null },
    { live, previous: [old] },
    live,
    new Set(tried),
  );

it('opens what was published meanwhile, whatever the error', () => {
  for (const kind of ['unreachable', 'integrity', 'broken'] as const)
    expect(after(kind, next).open).toEqual({ descriptor: next, replaced: null });
});

it('puts the previous version in place of one that does not start', () => {
  expect(after('broken').open?.descriptor).toBe(old);
  expect(after('broken').open?.replaced?.descriptor).toBe(bad);
});

it('offers the previous version for any other error', () => {
  for (const kind of ['unreachable', 'integrity', 'host-api'] as const)
    expect(after(kind)).toEqual({ open: null, offered: old });
});

it('ends once everything was tried, or the registry cannot be had', () => {
  expect(after('broken', bad, ['1.0.0', '2.0.0'])).toEqual({ open: null, offered: null });
  const failure = { descriptor: bad, error: new ModuleLoadError('broken'), replaced: null };
  expect(planRecovery(failure, undefined, undefined, new Set())).toEqual({ open: null, offered: null });
});
