import { useUnsavedWork } from '@escale/design-system';
import { act, screen } from '@escale/testing';
import { useLocation } from 'react-router-dom';
import { createTestLoader, renderWithLoader } from '../../modules/test-loader';
import { createErrorReporter } from '../../telemetry/error-reporter';
import { FramedPage } from './framed-page';
import { Part } from '../../features/crash/part';

const report = jest.fn();

beforeEach(() => {
  report.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

function Broken(): never {
  throw new Error('broken');
}

function Page() {
  return useLocation().pathname === '/broken' ? <Broken /> : <p>Page</p>;
}

function Field({ unsaved }: { unsaved: boolean }) {
  useUnsavedWork(unsaved);
  return <input aria-label="Nom" />;
}

function open(content = <Page />, url = '/page') {
  const reporter = createErrorReporter();
  reporter.connect(report);
  const loader = createTestLoader({}, reporter);
  const framed = (
    <>
      <p>frame</p>
      <FramedPage page="page">{content}</FramedPage>
    </>
  );
  return { loader, ...renderWithLoader(framed, { url, loader }) };
}

const title = () => screen.queryByRole('heading', { name: 'Une erreur est survenue' });

it('what a page of the shell throws ends that page alone, and is reported once', async () => {
  const { navigate } = open(<Page />, '/broken');
  expect(title()).toBeVisible();
  expect(screen.getByRole('button', { name: 'Rafraîchir' })).toBeVisible();
  expect(screen.getByText('frame')).toBeVisible();
  expect(report).toHaveBeenCalledTimes(1);
  await navigate('/page');
  expect(screen.getByText('Page')).toBeVisible();
  expect(title()).not.toBeInTheDocument();
});

it('so does what the shell throws in an event or a promise', async () => {
  const { loader, navigate } = open();
  act(() => void loader.errors.routeToModule(new Error('in an event')));
  expect(title()).toBeVisible();
  expect(screen.getByText('frame')).toBeVisible();
  expect(report).toHaveBeenCalledTimes(1);
  await navigate('/other');
  expect(screen.getByText('Page')).toBeVisible();
});

it('over unsaved work, a toast reports it', async () => {
  const { loader, user } = open(<Field unsaved />);
  await user.type(screen.getByLabelText('Nom'), 'Awa');
  act(() => void loader.errors.routeToModule(new Error('in an event')));
  expect(await screen.findByText('Une erreur est survenue')).toBeVisible();
  expect(screen.getByLabelText('Nom')).toHaveValue('Awa');
  expect(report).toHaveBeenCalledTimes(1);
});

it('a part that throws takes nothing else with it', () => {
  open(
    <>
      <Part>
        <Broken />
      </Part>
      <Page />
    </>,
  );
  expect(screen.getByText('Page')).toBeVisible();
});
