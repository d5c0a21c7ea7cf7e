import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TestPage } from '../../test-page';
import { Alert } from './alert';
import { Spinner } from './spinner';
import { EmptyState, ErrorState } from './states';

it('announces errors assertively and other messages politely', () => {
  render(
    <>
      <Alert tone="bad" title="Refusé">
        Accès interdit.
      </Alert>
      <Alert action={<button>Reprendre</button>}>Vous consultiez une page.</Alert>
    </>,
    { wrapper: TestPage },
  );
  expect(screen.getByRole('alert')).toHaveTextContent('RefuséAccès interdit.');
  expect(screen.getByRole('status')).toHaveTextContent('Vous consultiez une page.');
  expect(screen.getByRole('button', { name: 'Reprendre' })).toBeVisible();
});

it('labels the loading state', () => {
  const { rerender } = render(<Spinner />, { wrapper: TestPage });
  expect(screen.getByRole('status')).toHaveTextContent('Chargement...');
  rerender(<Spinner label="Chargement de votre profil..." />);
  expect(screen.getByRole('status')).toHaveTextContent('Chargement de votre profil...');
});

it('offers a retry and disables it while retrying', async () => {
  const onRetry = jest.fn();
  const { rerender } = render(<ErrorState title="Une erreur est survenue" onRetry={onRetry} />, {
    wrapper: TestPage,
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Une erreur est survenue');
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  rerender(<ErrorState title="Une erreur est survenue" onRetry={onRetry} retrying />);
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('shows no button without a retry handler', () => {
  render(<ErrorState title="Accès refusé" />, { wrapper: TestPage });
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows an empty state with its action', () => {
  render(
    <EmptyState
      title="Aucun module disponible"
      description="Contactez un administrateur."
      headingLevel="h3"
      actions={<button>Actualiser</button>}
    />,
    { wrapper: TestPage },
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Aucun module disponible' })).toBeVisible();
  expect(screen.getByText('Contactez un administrateur.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Actualiser' })).toBeVisible();
});
