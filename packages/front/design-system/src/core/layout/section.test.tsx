import { render, screen, within } from '@testing-library/react';
import { TestPage } from '../../test-page';
import { Section } from './section';

it('is a region named by its title, with a description and trailing content', () => {
  render(
    <Section title="Temps réel" description="Depuis votre arrivée" aside={<span>Connecté</span>}>
      contenu
    </Section>,
    { wrapper: TestPage },
  );
  const region = within(screen.getByRole('region', { name: 'Temps réel' }));
  expect(region.getByRole('heading', { level: 2, name: 'Temps réel' })).toBeVisible();
  expect(region.getByText('Depuis votre arrivée')).toBeVisible();
  expect(region.getByText('Connecté')).toBeVisible();
  expect(region.getByText('contenu')).toBeVisible();
});

it('can be a form group with a lower heading level', () => {
  render(
    <Section role="group" title="Notifications" headingLevel="h3">
      contenu
    </Section>,
    { wrapper: TestPage },
  );
  expect(screen.queryByRole('region')).toBeNull();
  const group = within(screen.getByRole('group', { name: 'Notifications' }));
  expect(group.getByRole('heading', { level: 3, name: 'Notifications' })).toBeVisible();
});
