import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TestPage } from '../test-page';
import { ModulePageFrame } from './module-page-frame';

const trail = () => {
  const nav = screen.getByRole('navigation', { name: "Fil d'Ariane" });
  return within(nav)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

it('leads back to the modules by the breadcrumb and by the button, by keyboard too', async () => {
  render(
    <ModulePageFrame title="Paramètres" modulesPath="/modules">
      contenu
    </ModulePageFrame>,
    { wrapper: TestPage },
  );
  expect(trail()).toEqual(['Modules', 'Paramètres']);
  expect(screen.getByRole('heading', { level: 1, name: 'Paramètres' })).toBeVisible();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Modules' })).toHaveFocus();
  await userEvent.tab();
  const back = screen.getByRole('link', { name: 'Retour aux modules' });
  expect(back).toHaveFocus();
  expect(back).toHaveAttribute('href', '/modules');
});

it('shows the pages in between, its own actions and another way back', () => {
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
  expect(trail()).toEqual(['Modules', 'Utilisateurs', 'Awa Koné']);
  expect(screen.getByRole('link', { name: 'Retour à la liste' })).toHaveAttribute('href', '/users');
  expect(screen.getByRole('button', { name: 'Modifier' })).toBeVisible();
});

it('has no way back where the page wants none', () => {
  render(<ModulePageFrame title="Sécurité" modulesPath="/modules" back={null} />, { wrapper: TestPage });
  expect(screen.queryByRole('link', { name: 'Retour aux modules' })).toBeNull();
});
