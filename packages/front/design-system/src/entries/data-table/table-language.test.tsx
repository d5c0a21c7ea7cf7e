import { defaultLocale, LocaleProvider, loadTexts } from '@escale/i18n';
import { act, render, screen } from '@testing-library/react';
import { TestPage } from '../../test-page';
import { DataTable } from './data-table';
import { standardProps } from './test-table';

// Gives the page a layout: without one, no early rows appear.
beforeEach(() => jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800));

it('keeps the rows while the grid is rebuilt in another language', async () => {
  await loadTexts('en');
  const page = (language: 'fr' | 'en') => (
    <LocaleProvider locale={{ ...defaultLocale, language }}>
      <TestPage>
        <DataTable {...standardProps} />
      </TestPage>
    </LocaleProvider>
  );
  const { rerender } = render(page('fr'));
  expect(await screen.findByRole('grid')).toBeInTheDocument();
  await act(async () => rerender(page('en')));
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getAllByText('Émile Zola')[0]).toBeVisible();
});
