import { focusManager } from '@tanstack/react-query';
import { act, http, HttpResponse, renderApp, screen, server, waitFor } from '@escale/testing';
import { useShellReleaseNotice } from './use-shell-release-notice';

const onReload = jest.fn();

function Tab() {
  useShellReleaseNotice(onReload);
  return null;
}

const mark = Object.assign(document.createElement('meta'), {
  name: 'escale-shell',
  content: '1.3.0-aaaaaaaa',
});
let live: string;
let asked: number;

beforeEach(() => {
  live = '1.3.0-aaaaaaaa';
  asked = 0;
  server.use(
    http.get('*/shell.json', () => {
      asked += 1;
      return HttpResponse.json({ version: live });
    }),
  );
  document.head.append(mark);
});

afterEach(() => {
  mark.remove();
  onReload.mockReset();
});

const text = 'Une nouvelle version de la plateforme est en ligne.';

async function refetchRelease() {
  const before = asked;
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  await waitFor(() => expect(asked).toBeGreaterThan(before));
}

it('says when another release of the shell is live, and reloads only when asked to', async () => {
  const { user } = renderApp(<Tab />, { as: 'OPERATOR' });
  expect(asked).toBe(0);
  await refetchRelease();
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  live = '1.4.0-bbbbbbbb';
  await refetchRelease();
  expect(await screen.findByText(text)).toBeVisible();
  expect(onReload).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Recharger' }));
  expect(onReload).toHaveBeenCalledTimes(1);
});

it('asks nothing where the document names no release', async () => {
  mark.remove();
  renderApp(<Tab />, { as: 'OPERATOR' });
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  expect(asked).toBe(0);
});
