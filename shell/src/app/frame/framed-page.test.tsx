import { useUnsavedWork } from '@escale/design-system';
import { act, screen } from '@escale/testing';
import { useLocation } from 'react-router-dom';
import { createTestLoader, renderWithLoader } from '../../modules/test-loader';
import { createErrorReporter } from '../../telemetry/error-reporter';
import { FramedPage } from './framed-page';
import { Part } from '../../features/crash/part';

const sendReport = jest.fn();

beforeEach(() => {
  sendReport.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

function BrokenPage(): never {
  throw new Error('broken');
}

function Page() {
  return useLocation().pathname === '/broken' ? <BrokenPage /> : <p>Page</p>;
}

function Field({ unsaved }: { unsaved: boolean }) {
  useUnsavedWork(unsaved);
  return <input aria-label="Nom" />;
}

function openPage(content = <Page />, url = '/page') {
  const reporter = createErrorReporter();
  reporter.connect(sendReport);
  const loader = createTestLoader({}, reporter);
  const framed = (
    <>
      <p>frame</p>
      <FramedPage page="page">{content}</FramedPage>
    </>
  );
  return { loader, ...renderWithLoader(framed, { url, loader }) };
}

const crashTitle = () => screen.queryByRole('heading', { name: 'Une erreur est survenue' });

it('an error in a page of the shell replaces only that page, and is reported once', async () => {
  const { navigate } = openPage(<Page />, '/broken');
  expect(crashTitle()).toBeVisible();
  expect(screen.getByRole('button', { name: 'Rafraîchir' })).toBeVisible();
  expect(screen.getByText('frame')).toBeVisible();
  expect(sendReport).toHaveBeenCalledTimes(1);
  await navigate('/page');
  expect(screen.getByText('Page')).toBeVisible();
  expect(crashTitle()).not.toBeInTheDocument();
});

it('so does an error of the shell in an event handler or a promise', async () => {
  const { loader, navigate } = openPage();
  act(() => void loader.errors.routeToModule(new Error('in an event')));
  expect(crashTitle()).toBeVisible();
  expect(screen.getByText('frame')).toBeVisible();
  expect(sendReport).toHaveBeenCalledTimes(1);
  await navigate('/other');
  expect(screen.getByText('Page')).toBeVisible();
});

it('over unsaved work, a toast reports the error instead', async () => {
  const { loader, user } = openPage(<Field unsaved />);
  await user.type(screen.getByLabelText('Nom'), 'Awa');
  act(() => void loader.errors.routeToModule(new Error('in an event')));
  expect(await screen.findByText('Une erreur est survenue')).toBeVisible();
  expect(screen.getByLabelText('Nom')).toHaveValue('Awa');
  expect(sendReport).toHaveBeenCalledTimes(1);
});

it('a part that throws does not affect anything else', () => {
  openPage(
    <>
      <Part>
        <BrokenPage />
      </Part>
      <Page />
    </>,
  );
  expect(screen.getByText('Page')).toBeVisible();
});
