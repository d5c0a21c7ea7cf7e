import { act, render, screen, waitFor } from '@testing-library/react';
import { startTransition, Suspense, useEffect, useState } from 'react';
import { createCatalogue, type Translation } from './catalogue';
import { chooseLanguage } from './chosen-language';
import { defaultLocale, useChosenLanguage } from './locale';
import { LocaleProvider } from './locale-provider';

const fr = { save: 'Enregistrer' };
const ar: Translation<typeof fr> = { save: 'حفظ' };

function createDeferred<T>() {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((settle) => (resolve = settle));
  return { promise, resolve };
}

function Page({ useMessages }: { useMessages: () => { save: string } }) {
  return <p>{useMessages().save}</p>;
}

function App({ useMessages }: { useMessages: () => { save: string } }) {
  return (
    <LocaleProvider locale={{ ...defaultLocale, language: useChosenLanguage() }}>
      <Suspense fallback={<p>…</p>}>
        <Page useMessages={useMessages} />
      </Suspense>
    </LocaleProvider>
  );
}

afterEach(() => chooseLanguage('fr'));

it('keeps the former language until the chosen one is loaded, then changes the direction', async () => {
  const { promise, resolve } = createDeferred<typeof ar>();
  const { useMessages } = createCatalogue({ fr, ar: () => promise });
  render(<App useMessages={useMessages} />);
  await act(async () => chooseLanguage('ar'));
  expect(screen.getByText('Enregistrer')).toBeVisible();
  await act(async () => resolve(ar));
  expect(screen.getByText('حفظ')).toBeVisible();
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  expect(document.documentElement).toHaveAttribute('lang', 'ar');
  expect(localStorage.getItem('escale.language')).toBe('ar');
});

it('shows French where a language is missing or cannot be loaded, and asks again with the next choice', async () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  let isOnline = false;
  const load = async () => {
    if (!isOnline) throw new Error('offline');
    return ar;
  };
  const { useMessages } = createCatalogue({ fr, ar: load });
  render(<App useMessages={useMessages} />);
  await act(async () => chooseLanguage('ar'));
  expect(screen.getByText('Enregistrer')).toBeVisible();
  await act(async () => chooseLanguage('en'));
  expect(screen.getByText('Enregistrer')).toBeVisible();
  isOnline = true;
  await act(async () => chooseLanguage('ar'));
  expect(screen.getByText('حفظ')).toBeVisible();
});

it('a page that is mounted later waits for its texts', async () => {
  await act(async () => chooseLanguage('ar'));
  const { promise, resolve } = createDeferred<typeof ar>();
  const first = createCatalogue({ fr, ar });
  const { rerender } = render(<App useMessages={first.useMessages} />);
  expect(await screen.findByText('حفظ')).toBeVisible();
  const later = createCatalogue({ fr, ar: () => promise });
  await act(async () => rerender(<App useMessages={later.useMessages} />));
  expect(screen.queryByText('Enregistrer')).not.toBeInTheDocument();
  await act(async () => resolve(ar));
  expect(screen.getByText('حفظ')).toBeVisible();
});

/**
 * The flag that makes React expect `act`. The next test clears the flag: within `act`, React renders without a pause, but in that
 * test the texts have to arrive during a pause.
 */
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

it('a page that is first shown while its texts arrive keeps the order of its hooks', async () => {
  await act(async () => chooseLanguage('ar'));
  const { promise, resolve } = createDeferred<typeof ar>();
  const { useMessages } = createCatalogue({ fr, ar: () => promise });
  const begin = jest.fn();
  let show = () => {};
  function Later() {
    begin();
    const { save } = useMessages();
    const [first] = useState(save);
    return <p>{first}</p>;
  }
  function Switch() {
    const [isShown, setShown] = useState(false);
    useEffect(() => {
      show = () => setShown(true);
    }, []);
    return isShown && <Later />;
  }
  render(
    <LocaleProvider locale={{ ...defaultLocale, language: 'ar' }}>
      <Switch />
    </LocaleProvider>,
  );
  const reported = jest.spyOn(console, 'error').mockReturnValue(undefined);
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  startTransition(show);
  await waitFor(() => expect(begin).toHaveBeenCalled());
  resolve(ar);
  expect(await screen.findByText('حفظ')).toBeVisible();
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  expect(reported).not.toHaveBeenCalled();
});

it('a text read outside the hook changes with the page, also on the first render', async () => {
  const { promise, resolve } = createDeferred<typeof ar>();
  const { useMessages, messages } = createCatalogue({ fr, ar: () => promise });
  const Both = () => <p>{`${useMessages().save} ${messages().save}`}</p>;
  const Reader = () => (
    <LocaleProvider locale={{ ...defaultLocale, language: useChosenLanguage() }}>
      <Suspense>
        <Both />
      </Suspense>
    </LocaleProvider>
  );
  const { unmount } = render(<Reader />);
  await act(async () => chooseLanguage('ar'));
  expect(screen.getByText('Enregistrer Enregistrer')).toBeVisible();
  await act(async () => resolve(ar));
  expect(screen.getByText('حفظ حفظ')).toBeVisible();
  unmount();
  await act(async () => chooseLanguage('fr'));
  render(<Reader />);
  expect(screen.getByText('Enregistrer Enregistrer')).toBeVisible();
});
