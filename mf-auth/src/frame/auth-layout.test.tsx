import { brand } from '@escale/contracts';
import { DesignSystemProvider } from '@escale/design-system';
import { chooseLanguage } from '@escale/i18n';
import { renderApp, screen, within } from '@escale/testing';
import { AuthLayout } from './auth-layout';

afterEach(() => chooseLanguage('fr'));

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

it('names the address of the brand when the deployment has none', () => {
  renderApp(<AuthLayout>Page</AuthLayout>);
  expect(screen.getByText(/Besoin d'aide/)).toBeVisible();
  expect(screen.getByRole('link', { name: brand.supportEmail })).toBeVisible();
});

it('is shown in the chosen language, which this browser remembers', async () => {
  const { user } = renderApp(<AuthLayout>Page</AuthLayout>);
  const choice = within(screen.getByRole('group', { name: 'Langue' }));
  expect(choice.getByRole('button', { name: 'Français' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(choice.getByRole('button', { name: 'English' }));
  const chosen = within(await screen.findByRole('group', { name: 'Language' }));
  expect(chosen.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  expect(localStorage.getItem('escale.language')).toBe('en');
});
