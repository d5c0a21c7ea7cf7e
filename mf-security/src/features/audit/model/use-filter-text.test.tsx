import { renderApp, screen } from '@escale/testing';
import type { AuditFilters } from './audit-filters';
import { useFilterText } from './use-filter-text';

function Shown({ filters }: { filters: AuditFilters }) {
  return <output>{useFilterText(filters) || 'rien'}</output>;
}

test.each<[Partial<AuditFilters>, string]>([
  [{}, 'rien'],
  [{ user: 'awa', address: '10.0' }, 'Utilisateur : awa, Adresse IP : 10.0'],
  [{ action: 'LOGIN_FAILED', period: 'hour' }, 'Action : Connexion échouée, Période : Dernière heure'],
])('describes %j as %s', async (filters, text) => {
  const none: AuditFilters = { user: '', action: '', address: '', period: '', from: '', to: '' };
  renderApp(<Shown filters={{ ...none, ...filters }} />, { as: 'ADMIN' });
  expect(await screen.findByText(text)).toBeVisible();
});
