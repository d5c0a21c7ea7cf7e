import { render, screen } from '@testing-library/react';
import { PageSpinner } from '../feedback/page-spinner';
import { TestPage } from '../../test-page';
import { DescriptionList } from './description-list';
import { IconBadge } from './icon-badge';

it('lists terms with their details in order', () => {
  render(
    <DescriptionList
      items={[
        { term: 'Version', details: '2.4.1' },
        { term: 'Équipe', details: <b>Plateforme</b> },
      ]}
    />,
    { wrapper: TestPage },
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Version', 'Équipe']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '2.4.1',
    'Plateforme',
  ]);
});

it('hides the icon of a badge from assistive technology', () => {
  render(
    <p>
      <IconBadge icon="alert" tone="bad" /> Échec
    </p>,
    { wrapper: TestPage },
  );
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Échec')).toBeVisible();
});

it.each([
  [undefined, 'Chargement...'],
  ['Ouverture du module…', 'Ouverture du module…'],
])('announces a loading page with the label %j', (label, text) => {
  render(<PageSpinner label={label} />, { wrapper: TestPage });
  expect(screen.getByRole('status')).toHaveTextContent(text);
});
