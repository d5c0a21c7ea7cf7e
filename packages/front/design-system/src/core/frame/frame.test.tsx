import { brand } from '@escale/contracts';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { DesignSystemProvider } from '../provider/design-system-provider';
import { TestPage } from '../../test-page';
import { AppFooter } from './app-footer';
import { AppHeader } from './app-header';
import { mainContentId, SkipLink } from './skip-link';

it('shows the brand with its home link and the trailing content [§0-1 §1-11]', () => {
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
  expect(header.getByRole('link').querySelector('svg rect')).toBeVisible();
  expect(header.getByRole('button', { name: 'Menu' })).toBeVisible();
});

it('shows the copyright line [§0-1 §1-10 §1-12]', () => {
  render(<AppFooter />, { wrapper: TestPage });
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2025 ESCALE. Tous droits réservés.');
});

it('leads to the declaration of accessibility, with its state', () => {
  render(<AppFooter />, { wrapper: TestPage });
  const link = screen.getByRole('link', { name: 'Accessibilité : partiellement conforme' });
  expect(link).toHaveAttribute('href', '/accessibility');
});

it('adds the extra text of the brand to the copyright line [§1-12]', () => {
  const extra = jest.replaceProperty<{ footerExtra: string }, 'footerExtra'>(
    brand,
    'footerExtra',
    'Version de démonstration.',
  );
  render(<AppFooter />, { wrapper: TestPage });
  expect(screen.getByRole('contentinfo')).toHaveTextContent(
    '© 2025 ESCALE. Tous droits réservés. Version de démonstration.',
  );
  extra.restore();
});

it('shows the product name of the deployment [§1-11]', () => {
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

it('has a skip link to the content', () => {
  render(<SkipLink />, { wrapper: TestPage });
  expect(screen.getByRole('link', { name: 'Aller au contenu' })).toHaveAttribute('href', `#${mainContentId}`);
});
