import { ApiError } from '@escale/api-client';
import { Button } from '@escale/design-system';
import { defaultLocale, LocaleProvider } from '@escale/i18n';
import { act, renderApp, screen } from '@escale/testing';
import { CrashBoundary } from './crash-boundary';

const onError = jest.fn();

function Thrower(): never {
  throw new Error('broken page');
}

const boundary = (
  <CrashBoundary onError={onError}>
    <p>Page</p>
  </CrashBoundary>
);

beforeEach(() => {
  onError.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

function expectCrashScreen() {
  expect(screen.getByText('Une erreur est survenue')).toBeVisible();
  expect(screen.getByText("L'erreur a été automatiquement signalée à l'équipe technique.")).toBeVisible();
  expect(
    screen.getByText(/^À indiquer au support : erreur du \d{2}\/\d{2}\/\d{4} \d{2}:\d{2}\.$/),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: "Retour à l'accueil" })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Rafraîchir' })).toBeVisible();
  expect(onError).toHaveBeenCalledTimes(1);
}

const dispatchRejection = (reason: unknown) =>
  act(() => {
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  });

describe('crash screen', () => {
  it('shows for an error thrown while rendering [§2-95 §8-68]', () => {
    renderApp(
      <CrashBoundary onError={onError}>
        <Thrower />
      </CrashBoundary>,
    );
    expectCrashScreen();
  });

  it('has Rafraîchir as its main button', () => {
    renderApp(
      <>
        <Button variant="primary">Principal</Button>
        <CrashBoundary onError={onError}>
          <Thrower />
        </CrashBoundary>
      </>,
    );
    const lookOf = (name: string) => screen.getByRole('button', { name }).className;
    expect(lookOf('Rafraîchir')).toBe(lookOf('Principal'));
    expect(lookOf("Retour à l'accueil")).not.toBe(lookOf('Principal'));
  });

  it('shows for an unhandled error [§8-68]', () => {
    renderApp(boundary);
    act(() => {
      window.dispatchEvent(new ErrorEvent('error', { error: new Error('in an event') }));
    });
    expectCrashScreen();
  });

  it('shows for an unhandled rejection [§8-68]', () => {
    renderApp(boundary);
    dispatchRejection(new Error('in a promise'));
    expectCrashScreen();
  });

  it.each([
    ['a failed request, which has its toast', new ApiError({ kind: 'server' })],
    ['a cancelled request', new DOMException('aborted', 'AbortError')],
    ['a value that is no error', 'just words'],
  ])('does not show for %s', (_name, reason) => {
    renderApp(boundary);
    dispatchRejection(reason);
    expect(screen.getByText('Page')).toBeVisible();
    expect(onError).not.toHaveBeenCalled();
  });

  it('neither shows nor reports an error of foreign code', () => {
    renderApp(
      <CrashBoundary onError={onError} isOwn={() => false}>
        <p>Page</p>
      </CrashBoundary>,
    );
    dispatchRejection(new Error('of an extension'));
    act(() => {
      window.dispatchEvent(new ErrorEvent('error', { error: new Error('of an extension') }));
    });
    expect(screen.getByText('Page')).toBeVisible();
    expect(onError).not.toHaveBeenCalled();
  });

  it('shows even when a formatter throws', () => {
    jest.spyOn(Intl, 'DateTimeFormat').mockImplementation(() => {
      throw new RangeError('Invalid time zone');
    });
    renderApp(
      <LocaleProvider locale={{ ...defaultLocale, timezone: 'Mars/Base', timeFormat: '12h' }}>
        <CrashBoundary onError={onError}>
          <Thrower />
        </CrashBoundary>
      </LocaleProvider>,
    );
    expectCrashScreen();
  });
});
