import { buildDescriptor } from '@escale/testing';
import { ModuleFault, type FaultKind } from './module-fault';
import { recoveryFrom } from './recovery';

const version = (name: string) => buildDescriptor({ version: name });
const [old, bad, next] = [version('1.0.0'), version('2.0.0'), version('3.0.0')];

const after = (kind: FaultKind, live = bad, tried: string[] = ['2.0.0']) =>
  recoveryFrom(
    { descriptor: bad, fault: new ModuleFault(kind), replaced: null },
    { live, previous: [old] },
    live,
    new Set(tried),
  );

it('opens what was published meanwhile, whatever the fault', () => {
  for (const kind of ['unreachable', 'integrity', 'broken'] as const)
    expect(after(kind, next).open).toEqual({ descriptor: next, replaced: null });
});

it('puts the previous version in place of one that does not start', () => {
  expect(after('broken').open?.descriptor).toBe(old);
  expect(after('broken').open?.replaced?.descriptor).toBe(bad);
});

it('offers the previous version for any other fault', () => {
  for (const kind of ['unreachable', 'integrity', 'host-api'] as const)
    expect(after(kind)).toEqual({ open: null, offered: old });
});

it('ends once everything was tried, or the registry cannot be had', () => {
  expect(after('broken', bad, ['1.0.0', '2.0.0'])).toEqual({ open: null, offered: null });
  const failure = { descriptor: bad, fault: new ModuleFault('broken'), replaced: null };
  expect(recoveryFrom(failure, undefined, undefined, new Set())).toEqual({ open: null, offered: null });
});
