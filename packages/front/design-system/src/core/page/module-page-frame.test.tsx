import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TestPage } from '../../test-page';
import { ModulePageFrame } from './module-page-frame';

const breadcrumbItems = () => {
  const nav = screen.getByRole('navigation', { name: "Fil d'Ariane" });
  return within(nav)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

it('returns to the modules by breadcrumb and button, also by keyboard', async () => {
  render(
    <ModulePageFrame title="Paramètres" modulesPath="/modules">
      contenu
    </ModulePageFrame>,
    { wrapper: TestPage },
  );
  expect(breadcrumbItems()).toEqual(['Modules', 'Paramètres']);
  expect(screen.getByRole('heading', { level: 1, name: 'Paramètres' })).toBeVisible();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Modules' })).toHaveFocus();
  await userEvent.tab();
  const back = screen.getByRole('link', { name: 'Retour aux modules' });
  expect(back).toHaveFocus();
  expect(back).toHaveAttribute('href', '/modules');
});

it('shows intermediate pages, page actions and a custom back link', () => {
  render(
    <ModulePageFrame
      title="Détail"
      modulesPath="/modules"
      parents={[{ label: 'Utilisateurs', to: '/users' }]}
      current="Awa Koné"
      back={{ to: '/users', label: 'Retour à la liste' }}
      actions={<button>Modifier</button>}
    />,
    { wrapper: TestPage },
  );
  expect(breadcrumbItems()).toEqual(['Modules', 'Utilisateurs', 'Awa Koné']);
  expect(screen.getByRole('link', { name: 'Retour à la liste' })).toHaveAttribute('href', '/users');
  expect(screen.getByRole('button', { name: 'Modifier' })).toBeVisible();
});

it('has no back button when the page disables it', () => {
  render(<ModulePageFrame title="Sécurité" modulesPath="/modules" back={null} />, { wrapper: TestPage });
  expect(screen.queryByRole('link', { name: 'Retour aux modules' })).toBeNull();
});
