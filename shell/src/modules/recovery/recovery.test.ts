import { buildDescriptor } from '@escale/testing';
import { ModuleLoadError, type LoadErrorKind } from '../errors/module-load-error';
import { planRecovery } from './recovery';

const buildVersion = (name: string) => buildDescriptor({ version: name });
const [old, failing, next] = [buildVersion('1.0.0'), buildVersion('2.0.0'), buildVersion('3.0.0')];

const planAfter = (kind: LoadErrorKind, live = failing, tried: string[] = ['2.0.0']) =>
  planRecovery(
    { descriptor: failing, error: new ModuleLoadError(kind), replaced: null },
    { live, previous: [old] },
    live,
    new Set(tried),
  );

it('opens a version published in the meantime, whatever the error', () => {
  for (const kind of ['unreachable', 'integrity', 'broken'] as const)
    expect(planAfter(kind, next).open).toEqual({ descriptor: next, replaced: null });
});

it('opens the previous version as the fallback for one that does not start', () => {
  expect(planAfter('broken').open?.descriptor).toBe(old);
  expect(planAfter('broken').open?.replaced?.descriptor).toBe(failing);
});

it('only offers the previous version after any other error', () => {
  for (const kind of ['unreachable', 'integrity', 'host-api'] as const)
    expect(planAfter(kind)).toEqual({ open: null, offeredVersion: old });
});

it('gives up once every version has been tried or the registry is unreachable', () => {
  expect(planAfter('broken', failing, ['1.0.0', '2.0.0'])).toEqual({ open: null, offeredVersion: null });
  const failure = { descriptor: failing, error: new ModuleLoadError('broken'), replaced: null };
  expect(planRecovery(failure, undefined, undefined, new Set())).toEqual({
    open: null,
    offeredVersion: null,
  });
});

it('opens and offers no previous version that would be refused itself', () => {
  const refused = buildVersion('1.5.0');
  const plan = (kind: LoadErrorKind) =>
    planRecovery(
      { descriptor: failing, error: new ModuleLoadError(kind), replaced: null },
      { live: failing, previous: [refused, old] },
      failing,
      new Set(['2.0.0']),
      (descriptor) => descriptor !== refused,
    );
  expect(plan('shared').offeredVersion).toBe(old);
  expect(plan('broken').open?.descriptor).toBe(old);
});
