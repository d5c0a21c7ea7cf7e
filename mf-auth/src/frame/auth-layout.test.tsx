import { DesignSystemProvider } from '@escale/design-system';
import { renderApp, screen } from '@escale/testing';
import { AuthLayout } from './auth-layout';

it('names the support address of this deployment', () => {
  renderApp(
    <DesignSystemProvider supportEmail="aide@escale.test">
      <AuthLayout>Page</AuthLayout>
    </DesignSystemProvider>,
  );
  expect(screen.getByRole('link', { name: 'aide@escale.test' })).toHaveAttribute(
    'href',
    'mailto:aide@escale.test',
  );
});

it('names none where the deployment has none', () => {
  renderApp(<AuthLayout>Page</AuthLayout>);
  expect(screen.queryByText(/Besoin d'aide/)).toBeNull();
});
