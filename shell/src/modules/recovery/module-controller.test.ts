import type { ModuleDescriptor, RegistryEntry } from '@escale/contracts';
import type { ModuleDefinition } from '@escale/module-kit';
import { buildDescriptor } from '@escale/testing';
import { loadDeadlineMs } from '../../lib/deadline';
import { ModuleLoadError } from '../errors/module-load-error';
import { ModuleController, stableAfterMs, type ControllerLoader } from './module-controller';

const buildVersion = (name: string) => buildDescriptor({ id: 'users', version: name });
const [old, live, next] = [buildVersion('1.0.0'), buildVersion('2.0.0'), buildVersion('3.0.0')];
const definition: ModuleDefinition = { id: 'users', pages: [] };
const chunkError = Object.assign(new Error('gone'), { name: 'ChunkLoadError' });

interface ControllerSetup {
  /** The outcome of loading, by version; a version without an outcome loads. */
  outcomes?: Record<string, ModuleLoadError | 'never'>;
  entry?: RegistryEntry;
}

function startController({ outcomes = {}, entry = { live, previous: [old] } }: ControllerSetup = {}) {
  const stable = new Set<string>();
  const current: { entry: RegistryEntry | undefined } = { entry };
  const loader: ControllerLoader = {
    load: jest.fn((descriptor: ModuleDescriptor, signal: AbortSignal) => {
      const outcome = outcomes[descriptor.version];
      if (outcome === undefined) return Promise.resolve(definition);
      if (outcome !== 'never') return Promise.reject(outcome);
      return new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new ModuleLoadError('unreachable')));
      });
    }),
    loaded: () => undefined,
    forget: jest.fn(),
    refetchEntry: jest.fn(() => Promise.resolve(current.entry)),
    resolveVersion: (found) => found.live,
    isCompatible: ({ hostApi }) => hostApi === live.hostApi,
    toLoadError: (thrown) => (thrown === chunkError ? new ModuleLoadError('unreachable') : null),
    recordRunning: jest.fn(),
    recordFailure: jest.fn(),
    markStable: ({ version: name }) => void stable.add(name),
    isStable: ({ version: name }) => stable.has(name),
  };
  const [onError, onUncaught] = [jest.fn(), jest.fn()];
  const hasUnsavedWork = jest.fn(() => false);
  const controller = new ModuleController(live, { loader, user: null, onError, onUncaught, hasUnsavedWork });
  const stop = controller.start();
  return { controller, loader, onError, onUncaught, hasUnsavedWork, stop, outcomes, registry: current };
}

const runPendingTimers = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('opens the version that the registry names', async () => {
  const { controller, loader } = startController();
  expect(controller.current().phase).toBe('loading');
  await runPendingTimers();
  expect(controller.current()).toMatchObject({ phase: 'open', descriptor: live, replaced: null });
  expect(loader.recordRunning).toHaveBeenCalledWith(live, false);
});

it('opens the fallback version for one that does not start, and reports the failure', async () => {
  const broken = new ModuleLoadError('broken');
  const { controller, onError } = startController({ outcomes: { '2.0.0': broken } });
  await runPendingTimers();
  expect(controller.current()).toMatchObject({
    phase: 'open',
    descriptor: old,
    replaced: { descriptor: live, error: broken },
  });
  expect(onError).toHaveBeenCalledWith(broken, live);
});

it('shows the failure page for an unreachable version and opens the previous one on request', async () => {
  const { controller } = startController({ outcomes: { '2.0.0': new ModuleLoadError('unreachable') } });
  await runPendingTimers();
  expect(controller.current()).toMatchObject({ phase: 'failed', previous: old });
  controller.openPrevious();
  await runPendingTimers();
  expect(controller.current()).toMatchObject({
    phase: 'open',
    descriptor: old,
    replaced: { descriptor: live },
  });
});

it.each([
  ['unreachable', 'open'],
  ['integrity', 'failed'],
] as const)('when the network returns, a module that was %s is %s', async (kind, phase) => {
  const { controller, outcomes, stop } = startController({
    outcomes: { '2.0.0': new ModuleLoadError(kind) },
  });
  await runPendingTimers();
  expect(controller.current()).toMatchObject({ phase: 'failed', error: { kind } });
  delete outcomes['2.0.0'];
  window.dispatchEvent(new Event('online'));
  await runPendingTimers();
  expect(controller.current()).toMatchObject({ phase, descriptor: live });
  stop();
});

it('a module that was left does not load when the network returns', async () => {
  const { loader, stop } = startController({ outcomes: { '2.0.0': new ModuleLoadError('unreachable') } });
  await runPendingTimers();
  stop();
  window.dispatchEvent(new Event('online'));
  await runPendingTimers();
  expect(loader.load).toHaveBeenCalledTimes(1);
});

it('offers the newest previous version that is not refused itself', async () => {
  const refused = buildDescriptor({ id: 'users', version: '1.5.0', hostApi: '^9.0.0' });
  const { controller } = startController({
    outcomes: { '2.0.0': new ModuleLoadError('shared') },
    entry: { live, previous: [refused, old] },
  });
  await runPendingTimers();
  expect(controller.current()).toMatchObject({ phase: 'failed', previous: old });
});

it('fails when the deadline has passed, even if files are still loading', async () => {
  const { controller } = startController({ outcomes: { '2.0.0': 'never' } });
  await jest.advanceTimersByTimeAsync(loadDeadlineMs - 1);
  expect(controller.current().phase).toBe('loading');
  await jest.advanceTimersByTimeAsync(1);
  expect(controller.current()).toMatchObject({ phase: 'failed', error: { kind: 'unreachable' } });
});

it('opens no further version once the deadline has passed', async () => {
  const { controller, loader } = startController({
    outcomes: { '2.0.0': 'never' },
    entry: { live: next, previous: [] },
  });
  await jest.advanceTimersByTimeAsync(loadDeadlineMs);
  expect(controller.current().phase).toBe('failed');
  expect(loader.load).toHaveBeenCalledTimes(1);
});

it('loads again on retry, under a new deadline', async () => {
  const { controller, outcomes } = startController({ outcomes: { '2.0.0': 'never' } });
  await jest.advanceTimersByTimeAsync(loadDeadlineMs);
  delete outcomes['2.0.0'];
  void controller.retry();
  await runPendingTimers();
  expect(controller.current()).toMatchObject({ phase: 'open', descriptor: live });
});

it('opens a version that is published after a failure', async () => {
  const { controller } = startController({ outcomes: { '2.0.0': new ModuleLoadError('integrity') } });
  await runPendingTimers();
  controller.offer(live);
  expect(controller.current().phase).toBe('failed');
  controller.offer(next);
  await runPendingTimers();
  expect(controller.current()).toMatchObject({ phase: 'open', descriptor: next });
});

it('replaces a running version whose files are gone by the new one, without a fallback notice', async () => {
  const { controller, loader, registry } = startController();
  await runPendingTimers();
  registry.entry = { live: next, previous: [live] };
  controller.crash(chunkError);
  await runPendingTimers();
  expect(loader.forget).toHaveBeenCalledWith(live);
  expect(controller.current()).toMatchObject({
    phase: 'open',
    descriptor: next,
    isHotReplacement: true,
    replaced: null,
  });
});

it('shows the crash screen for an error of a stable version, and mounts it again', async () => {
  const { controller } = startController();
  await runPendingTimers();
  await jest.advanceTimersByTimeAsync(stableAfterMs);
  controller.crash(new TypeError('undefined'));
  expect(controller.current().phase).toBe('crashed');
  const { mountId } = controller.current();
  controller.remount();
  expect(controller.current()).toMatchObject({ phase: 'open', descriptor: live });
  expect(controller.current().mountId).toBeGreaterThan(mountId);
});

it('treats an error before a version is stable as a failure to start', async () => {
  const { controller } = startController();
  await runPendingTimers();
  controller.crash(new TypeError('undefined'));
  await runPendingTimers();
  expect(controller.current()).toMatchObject({
    phase: 'open',
    descriptor: old,
    replaced: { descriptor: live },
  });
});

it('changes nothing after it has been stopped', async () => {
  const { controller, stop } = startController();
  stop();
  await runPendingTimers();
  expect(controller.current().phase).toBe('loading');
});

describe('an error of an event handler or a promise', () => {
  const provoked = new TypeError('undefined');

  it('leaves the page as it is, also just after the start, and is shown and reported', async () => {
    const { controller, onError, onUncaught } = startController();
    await runPendingTimers();
    const before = controller.current();
    controller.handleUncaught(provoked);
    expect(controller.current()).toBe(before);
    expect(onError).toHaveBeenCalledWith(provoked, live);
    expect(onUncaught).toHaveBeenCalledWith({
      descriptor: live,
      loadError: null,
      retry: expect.any(Function) as unknown,
    });
  });

  it('says so when it is caused by a file that did not load', async () => {
    const { controller, onUncaught } = startController();
    await runPendingTimers();
    controller.handleUncaught(chunkError);
    expect(onUncaught).toHaveBeenCalledWith(
      expect.objectContaining({ loadError: expect.objectContaining({ kind: 'unreachable' }) as unknown }),
    );
  });

  it('replaces the page at the third error within a minute', async () => {
    const { controller, onUncaught } = startController();
    await runPendingTimers();
    await jest.advanceTimersByTimeAsync(stableAfterMs);
    for (const wait of [0, 61_000, 0]) {
      await jest.advanceTimersByTimeAsync(wait);
      controller.handleUncaught(provoked);
      expect(controller.current().phase).toBe('open');
    }
    controller.handleUncaught(provoked);
    expect(controller.current().phase).toBe('crashed');
    expect(onUncaught).toHaveBeenCalledTimes(3);
  });

  it('never takes unsaved work away, and is reported three times at most', async () => {
    const { controller, hasUnsavedWork, onError } = startController();
    await runPendingTimers();
    hasUnsavedWork.mockReturnValue(true);
    for (let count = 0; count < 10; count += 1) controller.handleUncaught(provoked);
    expect(controller.current().phase).toBe('open');
    expect(onError).toHaveBeenCalledTimes(3);
  });

  it('is reported, but not shown, while the page is not mounted', async () => {
    const { controller, onError, onUncaught } = startController({ outcomes: { '2.0.0': 'never' } });
    controller.handleUncaught(provoked);
    await runPendingTimers();
    expect(controller.current().phase).toBe('loading');
    expect(onError).toHaveBeenCalledTimes(1);
    expect(onUncaught).not.toHaveBeenCalled();
  });
});

describe('an error that a part of another module throws while unmounting', () => {
  it('is no failure of this one: its version stays, and at the third within a minute its page offers to reopen', async () => {
    const { controller, loader, onError } = startController();
    await runPendingTimers();
    for (const mountId of [3, 4]) {
      controller.handleErrorFromOtherModule();
      expect(controller.current()).toMatchObject({ phase: 'open', descriptor: live, mountId });
    }
    controller.handleErrorFromOtherModule();
    expect(controller.current()).toMatchObject({ phase: 'crashed', descriptor: live });
    controller.remount();
    controller.handleErrorFromOtherModule();
    await runPendingTimers();
    expect(controller.current()).toMatchObject({ phase: 'open', descriptor: live, replaced: null });
    expect(loader.recordFailure).not.toHaveBeenCalled();
    expect(onError).not.toHaveBeenCalled();
  });
});
