import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { DesignSystemProvider } from '../provider/design-system-provider';
import { TestPage } from '../test-page';
import { AppFooter } from './app-footer';
import { AppHeader } from './app-header';
import { mainContentId, SkipLink } from './skip-link';

it('shows the brand, its link home and what stands at the end', () => {
  render(
    <AppHeader homeTo="/modules">
      <button>Menu</button>
    </AppHeader>,
    { wrapper: TestPage },
  );
  const header = within(screen.getByRole('banner'));
  expect(header.getByText('ESCALE APP')).toBeVisible();
  expect(header.getByText('CFS & TRANSPORT')).toBeVisible();
  expect(header.getByRole('link')).toHaveAttribute('href', '/modules');
  expect(header.getByRole('button', { name: 'Menu' })).toBeVisible();
});

it('shows the copyright line', () => {
  render(<AppFooter />, { wrapper: TestPage });
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2025 ESCALE. Tous droits réservés.');
});

it('bears the name that the deployment has given', () => {
  render(
    <DesignSystemProvider productName="Atlas">
      <AppHeader />
      <AppFooter />
    </DesignSystemProvider>,
    { wrapper: MemoryRouter },
  );
  expect(screen.getByText('ATLAS APP')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toHaveTextContent('ATLAS');
});

it('jumps to the content', () => {
  render(<SkipLink />, { wrapper: TestPage });
  expect(screen.getByRole('link', { name: 'Aller au contenu' })).toHaveAttribute('href', `#${mainContentId}`);
});
