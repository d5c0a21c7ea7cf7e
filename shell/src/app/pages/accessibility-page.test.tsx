import { AccessibilityLink } from '@escale/design-system';
import { screen, within } from '@escale/testing';
import { renderWithLoader } from '../../modules/test-loader';
import { AccessibilityPage } from './accessibility-page';

it('shows everyone the state, the tests, the open issues and the contact', () => {
  renderWithLoader(<AccessibilityPage />, { url: '/accessibility' });
  expect(screen.getByRole('heading', { level: 1, name: 'Accessibilité' })).toBeVisible();
  expect(document.title).toMatch(/^Accessibilité/);
  const region = (name: string) => within(screen.getByRole('region', { name }));
  expect(
    region('État de conformité').getByText(/^Escale est partiellement conforme au .*RGAA/),
  ).toBeVisible();
  for (const name of ['Essais faits', 'Ce qui reste à faire'])
    expect(region(name).getAllByRole('listitem').length).toBeGreaterThan(3);
  const mail = region('Nous écrire').getByRole('link');
  expect(mail).toHaveAttribute('href', 'mailto:support@escale.test');
  expect(region('Établissement de cette déclaration').getByText('23/11/2026')).toBeVisible();
});

it('shows the same state as the link on every page', () => {
  renderWithLoader(
    <>
      <AccessibilityLink />
      <AccessibilityPage />
    </>,
    { url: '/accessibility' },
  );
  const { textContent } = screen.getByRole('link', { name: /^Accessibilité/ });
  const [, state = ''] = textContent.split(/:\s/);
  expect(state).not.toBe('');
  expect(screen.getByRole('region', { name: 'État de conformité' })).toHaveTextContent(`est ${state} au`);
});
