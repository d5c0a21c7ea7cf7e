import { firstPaint } from './first-paint';

let frames: FrameRequestCallback[];
let paints: string[];
let reportPaint: () => void;

const drawFrame = () => frames.splice(0).forEach((draw) => draw(0));

async function hasResolved(promise: Promise<void>): Promise<boolean> {
  const pending = Symbol('pending');
  return (await Promise.race([promise, Promise.resolve(pending)])) !== pending;
}

beforeEach(() => {
  jest.useFakeTimers();
  frames = [];
  paints = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw));
  Object.assign(performance, { getEntriesByType: () => paints });
  Object.assign(window, {
    PerformanceObserver: class {
      observe = jest.fn();
      disconnect = jest.fn();
      constructor(report: () => void) {
        reportPaint = report;
      }
    },
  });
  document.documentElement.dataset.first = 'sign-in';
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  delete document.documentElement.dataset.first;
});

it('waits until the first frame of a screen is drawn', async () => {
  const painted = firstPaint(document);
  drawFrame();
  expect(await hasResolved(painted)).toBe(false);
  drawFrame();
  expect(await hasResolved(painted)).toBe(true);
});

it('does not wait for a further frame once the paint is reported', async () => {
  const painted = firstPaint(document);
  expect(await hasResolved(painted)).toBe(false);
  reportPaint();
  expect(await hasResolved(painted)).toBe(true);
});

it('does not wait where the screen is painted already', async () => {
  paints = ['first-paint'];
  expect(await hasResolved(firstPaint(document))).toBe(true);
});

it('does not wait where the document shows no screen', async () => {
  delete document.documentElement.dataset.first;
  expect(await hasResolved(firstPaint(document))).toBe(true);
});

it('does not wait in a tab that nobody looks at', async () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  expect(await hasResolved(firstPaint(document))).toBe(true);
});

it('goes on where no frame is drawn', async () => {
  const painted = firstPaint(document);
  jest.advanceTimersByTime(100);
  expect(await hasResolved(painted)).toBe(true);
});
