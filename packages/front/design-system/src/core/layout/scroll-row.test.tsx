import { fireEvent, render, screen } from '@testing-library/react';
import { styled } from '../theme/styled';
import { TestPage } from '../../test-page';
import { ScrollRow } from './scroll-row';

afterEach(() => jest.restoreAllMocks());

const SpacedScrollRow = styled(ScrollRow, { base: { gap: '2' } });

it.each([
  ['', ScrollRow],
  [' with styles of its own', SpacedScrollRow],
])('a row%s fades at the ends where more follows', (_, Row) => {
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(600);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  render(<Row role="group">Filtres</Row>, { wrapper: TestPage });
  const row = screen.getByRole('group');
  expect(row).toHaveAttribute('data-more', 'end');
  row.scrollLeft = 100;
  fireEvent.scroll(row);
  expect(row).toHaveAttribute('data-more', 'start end');
});
