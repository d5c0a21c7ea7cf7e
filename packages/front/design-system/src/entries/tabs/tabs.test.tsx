import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { TestPage } from '../../test-page';
import { Tabs, useAddressTab } from '.';

const ids = ['facts', 'rights', 'history'] as const;
const labels = { facts: 'Informations', rights: 'Permissions', history: 'Activité' };

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{`compte ${count}`}</button>;
}

function Page() {
  const [tab, setTab] = useAddressTab(ids, 'facts');
  const { search } = useLocation();
  const goTo = useNavigate();
  const panels = { facts: <Counter />, rights: <p>Les droits</p>, history: <p>Les entrées</p> };
  return (
    <>
      <output>{search}</output>
      <button onClick={() => void goTo(-1)}>Reculer</button>
      <Tabs
        label="Fiche"
        value={tab}
        onChange={setTab}
        items={ids.map((id) => ({ id, label: labels[id], panel: panels[id] }))}
      />
    </>
  );
}

const showPage = (address = '/users/1') =>
  render(
    <TestPage initialEntries={[address]}>
      <Page />
    </TestPage>,
  );
const tab = (name: string) => screen.getByRole('tab', { name });
// The library handles the next key only after it has noticed the new focus.
const untilFocused = (name: string) =>
  waitFor(() => {
    expect(tab(name)).toHaveFocus();
    expect(tab(name)).toHaveAttribute('data-focus');
  });
const untilOpened = (name: string) =>
  waitFor(() => expect(tab(name)).toHaveAttribute('aria-selected', 'true'));

it('mounts a panel when it is first shown and keeps its state', async () => {
  showPage();
  expect(screen.getByRole('tablist', { name: 'Fiche' })).toBeVisible();
  expect(screen.queryByText('Les droits')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'compte 0' }));
  await userEvent.click(tab('Permissions'));
  expect(await screen.findByRole('tabpanel', { name: 'Permissions' })).toHaveTextContent('Les droits');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'compte 1' })).toBeNull());
  await userEvent.click(tab('Informations'));
  expect(await screen.findByRole('button', { name: 'compte 1' })).toBeVisible();
});

it('every key acts at once, even on a tab just rendered and before the focus has been noticed', () => {
  showPage();
  tab('Informations').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Permissions'],
    ['ArrowRight', 'Activité'],
    ['ArrowRight', 'Informations'],
    ['ArrowLeft', 'Activité'],
    ['Home', 'Informations'],
    ['End', 'Activité'],
  ] as const) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    expect(tab(name)).toHaveFocus();
  }
});

it('moves by arrow keys, Home and End, and activates on Enter', async () => {
  showPage();
  act(() => tab('Informations').focus());
  await untilFocused('Informations');
  await userEvent.keyboard('{ArrowRight}');
  await untilFocused('Permissions');
  expect(tab('Informations')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{End}');
  await untilFocused('Activité');
  await userEvent.keyboard('{Enter}');
  await untilOpened('Activité');
  await userEvent.keyboard('{Home}');
  await untilFocused('Informations');
  await userEvent.keyboard('{Enter}');
  await untilOpened('Informations');
});

it('keeps the active tab in the address with other parameters, and Back returns to the previous tab', async () => {
  showPage('/users/1?vue=large');
  await userEvent.click(tab('Activité'));
  await untilOpened('Activité');
  expect(screen.getByRole('status')).toHaveTextContent('?vue=large&onglet=history');
  await userEvent.click(screen.getByRole('button', { name: 'Reculer' }));
  await untilOpened('Informations');
  expect(screen.getByRole('status')).toHaveTextContent('?vue=large');
});

it('activates the tab in the address, or the first for an unknown one', () => {
  const { unmount } = showPage('/users/1?onglet=rights');
  expect(tab('Permissions')).toHaveAttribute('aria-selected', 'true');
  unmount();
  showPage('/users/1?onglet=autre');
  expect(tab('Informations')).toHaveAttribute('aria-selected', 'true');
});

it('marks the ends of a row beyond which there are more tabs', () => {
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(500);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(320);
  showPage();
  const row = screen.getByRole('tablist');
  const scrollTo = (left: number) => {
    row.scrollLeft = left;
    fireEvent.scroll(row);
  };
  scrollTo(0);
  expect(row).toHaveAttribute('data-more', 'end');
  scrollTo(90);
  expect(row).toHaveAttribute('data-more', 'start end');
  scrollTo(180);
  expect(row).toHaveAttribute('data-more', 'start');
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(500);
  scrollTo(0);
  expect(row).not.toHaveAttribute('data-more');
  jest.restoreAllMocks();
});

it('marks the end of the row also when a tab is added that has no room', () => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(320);
  jest.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(0);
  const scrollWidth = jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(320);
  const tabsOf = (count: number) => (
    <TestPage>
      <Tabs
        label="Fiche"
        value="facts"
        onChange={jest.fn()}
        items={ids.slice(0, count).map((id) => ({ id, label: labels[id], panel: null }))}
      />
    </TestPage>
  );
  const { rerender } = render(tabsOf(2));
  expect(screen.getByRole('tablist')).not.toHaveAttribute('data-more');
  scrollWidth.mockReturnValue(500);
  rerender(tabsOf(3));
  expect(screen.getByRole('tablist')).toHaveAttribute('data-more', 'end');
  jest.restoreAllMocks();
});
