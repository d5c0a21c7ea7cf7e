import { render, screen, within } from '@testing-library/react';
import { StatCard, TrendChart } from '.';
import { TestPage } from '../../test-page';
import { chartTop } from './chart-top';

it('labels and describes a figure', () => {
  render(<StatCard label="Sessions actives" value="18" detail="sur 3 par utilisateur" icon="monitor" />, {
    wrapper: TestPage,
  });
  const card = screen.getByRole('group', { name: 'Sessions actives' });
  expect(card).toHaveTextContent('18');
  expect(card).toHaveTextContent('sur 3 par utilisateur');
});

it('shows no figure while it is loading', () => {
  render(<StatCard label="Sessions actives" value="0" detail="en tout" loading />, { wrapper: TestPage });
  const card = screen.getByRole('group', { name: 'Sessions actives' });
  expect(card).toHaveAttribute('aria-busy', 'true');
  expect(card).not.toHaveTextContent('0');
  expect(card).not.toHaveTextContent('en tout');
});

it('offers the figures of a chart as a table', () => {
  render(
    <TrendChart
      label="Connexions et échecs"
      series={[
        { label: 'Connexions', tone: 'info' },
        { label: 'Échecs', tone: 'bad' },
      ]}
      points={[
        { label: '08:00', values: [4, 0] },
        { label: '09:00', values: [6, 1] },
        { label: '10:00', values: null },
      ]}
    />,
    { wrapper: TestPage },
  );
  const table = screen.getByRole('table', { name: 'Connexions et échecs' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows).toEqual(['MomentConnexionsÉchecs', '08:0040', '09:0061', '10:00non couvertnon couvert']);
});

it.each([
  [[], 2],
  [[0, 1], 2],
  [[3], 4],
  [[13, 4], 20],
  [[41], 50],
  [[97], 100],
])('rounds the axis for the values %p to %p', (values, top) => {
  expect(chartTop(values)).toBe(top);
});
