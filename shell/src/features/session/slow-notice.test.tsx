import { act, renderApp, screen } from '@escale/testing';
import { SlowNotice, slowAfterMs } from './slow-notice';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('says after three seconds that a wait is longer than usual', async () => {
  renderApp(<SlowNotice />);
  await act(() => jest.advanceTimersByTimeAsync(slowAfterMs - 1));
  expect(screen.queryByText(/plus long/)).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(await screen.findByText(/plus long que d'habitude/)).toBeVisible();
});
