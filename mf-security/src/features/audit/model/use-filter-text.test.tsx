import { renderApp, screen } from '@escale/testing';
import { noFilters, type AuditFilters } from './audit-filters';
import { useFilterText } from './use-filter-text';

function FilterText({ filters }: { filters: AuditFilters }) {
  return <output>{useFilterText(filters, filters.person === '' ? '' : 'Awa Koné') || 'rien'}</output>;
}

test.each<[Partial<AuditFilters>, string]>([
  [{}, 'rien'],
  [{ from: '2026-11-20', to: '2026-11-21' }, 'Du : 2026-11-20, Au : 2026-11-21'],
  [{ action: 'LOGIN_FAILED', period: 'hour' }, 'Action : Connexion échouée, Période : Dernière heure'],
  [{ person: 'awa', address: '10.20.3.14' }, 'Personne : Awa Koné, Adresse IP : 10.20.3.14'],
])('describes %j as %s', async (filters, text) => {
  renderApp(<FilterText filters={{ ...noFilters, ...filters }} />, { as: 'ADMIN' });
  expect(await screen.findByText(text)).toBeVisible();
});
