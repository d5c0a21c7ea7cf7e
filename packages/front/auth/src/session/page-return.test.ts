import { watchPageReturn } from './page-return';

const onReturn = jest.fn();
const onOther = jest.fn();
let owner: string | undefined;
let stop: () => void;

const dispatchTransition = (type: 'pagehide' | 'pageshow', persisted = true) =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));

const isPageHidden = () => document.documentElement.style.visibility === 'hidden';

beforeEach(() => {
  jest.resetAllMocks();
  owner = 'user-1';
  stop = watchPageReturn({ owner: () => owner, onReturn, onOther });
});
afterEach(() => {
  stop();
  document.documentElement.removeAttribute('style');
});

it('a page that returns to its session is shown again', () => {
  dispatchTransition('pagehide');
  expect(isPageHidden()).toBe(true);
  dispatchTransition('pageshow');
  expect(isPageHidden()).toBe(false);
  expect(onReturn).toHaveBeenCalledTimes(1);
  expect(onOther).not.toHaveBeenCalled();
});

it.each([
  ['nobody', undefined],
  ['another person', 'user-2'],
])('a page that returns to %s shows nothing', (_whom, next) => {
  dispatchTransition('pagehide');
  owner = next;
  dispatchTransition('pageshow');
  expect(isPageHidden()).toBe(true);
  expect(onOther).toHaveBeenCalledTimes(1);
  expect(onReturn).not.toHaveBeenCalled();
});

it('a page that is loaded, or left for good, is not touched', () => {
  dispatchTransition('pageshow', false);
  dispatchTransition('pagehide', false);
  expect(isPageHidden()).toBe(false);
  expect(onReturn).not.toHaveBeenCalled();
});
