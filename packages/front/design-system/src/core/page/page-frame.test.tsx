import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use, useState } from 'react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { EmptyState } from '../feedback/states';
import { TestPage } from '../../test-page';
import { PageFrame } from './page-frame';

const breadcrumb = [{ label: 'Modules', to: '/modules' }, { label: 'Gestion des Utilisateurs' }];

it('has breadcrumb, one heading, actions and the document title', () => {
  render(
    <PageFrame title="Gestion des Utilisateurs" breadcrumb={breadcrumb} actions={<button>Ajouter</button>}>
      contenu
    </PageFrame>,
    { wrapper: TestPage },
  );
  const trail = within(screen.getByRole('navigation', { name: "Fil d'Ariane" }));
  expect(trail.getByRole('link', { name: 'Modules' })).toHaveAttribute('href', '/modules');
  expect(trail.getByText('Gestion des Utilisateurs')).toHaveAttribute('aria-current', 'page');
  expect(trail.queryByRole('link', { name: 'Gestion des Utilisateurs' })).toBeNull();
  // Each separator is inside the item before it, so that no line of a wrapped breadcrumb begins with a separator.
  const marks = trail.getAllByRole('listitem').map((item) => item.lastElementChild?.tagName);
  expect(marks).toEqual(['svg', 'SPAN']);
  expect(screen.getByRole('heading', { level: 1, name: 'Gestion des Utilisateurs' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ajouter' })).toBeVisible();
  expect(document.title).toBe('Gestion des Utilisateurs · Escale');
});

function UrlQueryInput() {
  const navigate = useNavigate();
  return <input aria-label="Rechercher" onChange={(event) => void navigate(`?q=${event.target.value}`)} />;
}

const testRoutes = (
  <Routes>
    <Route path="/" element={<PageFrame title="Accueil" actions={<Link to="/users">Ouvrir</Link>} />} />
    <Route
      path="/users"
      element={
        <PageFrame title="Utilisateurs">
          <UrlQueryInput />
        </PageFrame>
      }
    />
  </Routes>
);

it('keeps the focus at first load and moves it to the title on navigation', async () => {
  render(testRoutes, { wrapper: TestPage });
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Ouvrir' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Utilisateurs' })).toHaveFocus();
  expect(document.title).toBe('Utilisateurs · Escale');
});

/** Shows the `h1` text that was on the page when this component first rendered. */
function TitleAtFirstRender() {
  const [title] = useState(() => document.querySelector('h1')?.textContent ?? 'none');
  return <p>{title}</p>;
}

function UsersPage() {
  return (
    <PageFrame title="Utilisateurs">
      <TitleAtFirstRender />
      <Link to="/user">Awa</Link>
    </PageFrame>
  );
}

function UserPage() {
  const navigate = useNavigate();
  return (
    <PageFrame title="Fiche">
      <TitleAtFirstRender />
      <button onClick={() => void navigate(-1)}>Retour</button>
    </PageFrame>
  );
}

it('shows the frame before the content after a navigation, but both at once on a load or a return', async () => {
  render(
    <Routes>
      <Route path="/" element={<UsersPage />} />
      <Route path="/user" element={<UserPage />} />
    </Routes>,
    { wrapper: TestPage },
  );
  expect(screen.getByText('none')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Awa' }));
  expect(await screen.findByText('Fiche', { selector: 'p' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retour' }));
  expect(await screen.findByText('Fiche', { selector: 'p' })).toBeVisible();
});

it('moves the focus to the title of a state shown instead of a page', async () => {
  render(
    <Routes>
      <Route path="/" element={<Link to="/users">Ouvrir</Link>} />
      <Route path="/users" element={<EmptyState headingLevel="h1" title="Accès refusé" />} />
    </Routes>,
    { wrapper: TestPage },
  );
  await userEvent.click(screen.getByRole('link', { name: 'Ouvrir' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Accès refusé' })).toHaveFocus();
});

it('leaves the focus in a menu that was opened before the page arrived', async () => {
  function LatePage() {
    const [arrived, setArrived] = useState(false);
    return (
      <>
        <div role="menu" tabIndex={-1} aria-label="Menu" onKeyDown={() => setArrived(true)} />
        {arrived && <PageFrame title="Utilisateurs" />}
      </>
    );
  }
  render(
    <Routes>
      <Route path="/" element={<Link to="/late">Ouvrir</Link>} />
      <Route path="/late" element={<LatePage />} />
    </Routes>,
    { wrapper: TestPage },
  );
  await userEvent.click(screen.getByRole('link', { name: 'Ouvrir' }));
  const menu = await screen.findByRole('menu');
  menu.focus();
  await userEvent.keyboard('x');
  expect(await screen.findByRole('heading', { name: 'Utilisateurs' })).toBeVisible();
  expect(menu).toHaveFocus();
});

it('keeps the focus in a field that writes to the address', async () => {
  render(testRoutes, { wrapper: TestPage });
  await userEvent.click(screen.getByRole('link', { name: 'Ouvrir' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Rechercher' }), 'awa');
  expect(screen.getByRole('textbox', { name: 'Rechercher' })).toHaveFocus();
});

it('takes the focus again when its texts have loaded, unless the focus has moved elsewhere', async () => {
  let arrive = (_text: string) => {};
  const Words = ({ text }: { text: Promise<string> | null }) => text !== null && use(text);
  function Page() {
    const [text, setText] = useState<Promise<string> | null>(null);
    const change = () => setText(new Promise((resolve) => (arrive = resolve)));
    return (
      <>
        <button onClick={change}>Langue</button>
        <Suspense>
          <PageFrame title="Utilisateurs">
            <Words text={text} />
          </PageFrame>
        </Suspense>
      </>
    );
  }
  render(
    <Routes>
      <Route path="/" element={<Link to="/users">Ouvrir</Link>} />
      <Route path="/users" element={<Page />} />
    </Routes>,
    { wrapper: TestPage },
  );
  await userEvent.click(screen.getByRole('link', { name: 'Ouvrir' }));
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Langue' })));
  // Blurs the hidden element, as a browser does; jsdom does not.
  (document.activeElement as HTMLElement).blur();
  await act(async () => arrive('bonjour'));
  expect(await screen.findByText('bonjour')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();

  await act(() => userEvent.click(screen.getByRole('button', { name: 'Langue' })));
  await act(async () => arrive('hello'));
  expect(await screen.findByText('hello')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Langue' })).toHaveFocus();
});
