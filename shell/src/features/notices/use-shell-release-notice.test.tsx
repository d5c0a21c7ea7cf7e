import { focusManager } from '@tanstack/react-query';
import { act, http, HttpResponse, renderApp, screen, server, waitFor } from '@escale/testing';
import { useShellReleaseNotice } from './use-shell-release-notice';

const onReload = jest.fn();

function TabWithNotice() {
  useShellReleaseNotice(onReload);
  return null;
}

const releaseMeta = Object.assign(document.createElement('meta'), {
  name: 'escale-shell',
  content: '1.3.0-aaaaaaaa',
});
let liveRelease: string;
let releaseRequests: number;

beforeEach(() => {
  liveRelease = '1.3.0-aaaaaaaa';
  releaseRequests = 0;
  server.use(
    http.get('*/shell.json', () => {
      releaseRequests += 1;
      return HttpResponse.json({ version: liveRelease });
    }),
  );
  document.head.append(releaseMeta);
});

afterEach(() => {
  releaseMeta.remove();
  onReload.mockReset();
});

const noticeText = 'Une nouvelle version de la plateforme est en ligne.';

async function refetchRelease() {
  const before = releaseRequests;
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  await waitFor(() => expect(releaseRequests).toBeGreaterThan(before));
}

it('says when another release of the shell is live, and reloads only when asked to', async () => {
  const { user } = renderApp(<TabWithNotice />, { as: 'OPERATOR' });
  expect(releaseRequests).toBe(0);
  await refetchRelease();
  expect(screen.queryByText(noticeText)).not.toBeInTheDocument();
  liveRelease = '1.4.0-bbbbbbbb';
  await refetchRelease();
  expect(await screen.findByText(noticeText)).toBeVisible();
  expect(onReload).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Recharger' }));
  expect(onReload).toHaveBeenCalledTimes(1);
});

it('sends no request when the document names no release', async () => {
  releaseMeta.remove();
  renderApp(<TabWithNotice />, { as: 'OPERATOR' });
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  expect(releaseRequests).toBe(0);
});
