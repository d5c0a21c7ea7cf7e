import { loadTexts } from '@escale/i18n';
import { renderApp, screen } from '@escale/testing';
import { DashboardPage } from './dashboard-page';

it.each([
  ['en', 'Dashboard', 'of 1,600 slots', /^45\.2m FCFA$/i],
  ['ar', 'لوحة المعلومات', 'من أصل 1,600 موقع', /^45\.2\sمليون FCFA$/],
] as const)('speaks the language of the preferences: %s', async (language, title, detail, revenue) => {
  await loadTexts(language);
  renderApp(<DashboardPage />, { as: 'OPERATOR', url: '/dashboard', preferences: { language } });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(detail)).toBeVisible();
  expect(screen.getByText(revenue)).toBeVisible();
});
