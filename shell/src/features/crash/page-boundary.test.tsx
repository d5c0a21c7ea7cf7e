import { renderApp, screen } from '@escale/testing';
import { useEffect, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { PageBoundary } from './page-boundary';

const onError = jest.fn();

/** A page that throws on unmount. */
function ThrowingOnUnmount({ name }: { name: string }) {
  useEffect(
    () => () => {
      throw new Error(`clean-up of ${name}`);
    },
    [name],
  );
  return <p>{name}</p>;
}

/** A page with a part that unmounts on a click, like a part of a module that unmounts when the session ends. */
function PartThatUnmounts() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <button onClick={() => setOpen(false)}>
      <ThrowingOnUnmount name="part" />
    </button>
  ) : (
    <p>closed</p>
  );
}

function ThrowingPage(): ReactNode {
  throw new Error('while rendering');
}

const pages: Readonly<Record<string, ReactNode>> = {
  '/bad': <ThrowingOnUnmount key="bad" name="bad" />,
  '/worse': <ThrowingOnUnmount key="worse" name="worse" />,
  '/closing': <PartThatUnmounts />,
  '/throwing': <ThrowingPage />,
  '/home': <p>home</p>,
};

function App({ isOfModule }: { isOfModule: (error: unknown) => boolean }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary fallback={<p>whole shell gone</p>}>
      <p>frame</p>
      <PageBoundary page={pathname} isOfModule={isOfModule} onError={onError}>
        {pages[pathname]}
      </PageBoundary>
    </ErrorBoundary>
  );
}

const openApp = (url: string, isOfModule = true) => renderApp(<App isOfModule={() => isOfModule} />, { url });

beforeEach(() => {
  onError.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

it("an error in the clean-up of a module's page is reported, and affects nothing else", async () => {
  const { navigate } = openApp('/bad');
  await navigate('/home');
  expect(screen.getByText('home')).toBeVisible();
  expect(screen.getByText('frame')).toBeVisible();
  expect(onError).toHaveBeenCalledTimes(1);
  expect(onError.mock.calls[0]?.[0]).toEqual(new Error('clean-up of bad'));
});

it('after several such pages, there and back, the page of the address is shown', async () => {
  const { navigate } = openApp('/bad');
  for (const name of ['worse', 'bad', 'worse', 'home', 'bad', 'home']) {
    await navigate(`/${name}`);
    expect(screen.getByText(name)).toBeVisible();
    expect(screen.getByText('frame')).toBeVisible();
  }
  expect(onError).toHaveBeenCalledTimes(5);
});

it('a part that throws while unmounting is reported, and affects neither the frame nor the next page', async () => {
  const { navigate, user } = openApp('/home');
  await navigate('/closing');
  await user.click(screen.getByRole('button'));
  expect(screen.getByText('frame')).toBeVisible();
  expect(onError).toHaveBeenCalledTimes(1);
  await navigate('/home');
  expect(screen.getByText('home')).toBeVisible();
});

it.each([
  ['a page that throws again', true],
  ['an error of the shell itself', false],
])('%s reaches the boundary above', async (_name, isOfModule) => {
  const { navigate } = openApp('/home', isOfModule);
  await navigate('/throwing');
  expect(screen.getByText('whole shell gone')).toBeVisible();
});
