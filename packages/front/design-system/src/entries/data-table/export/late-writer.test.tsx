import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shownNames, showTable } from '../test-table';
import { TestPage } from '../../../test-page';
import { ToastHost } from '../../../core/toast/toast-host';

let mockIsReachable: boolean;

jest.mock('./write-csv', () => {
  if (!mockIsReachable) throw new Error('the network is gone');
  return jest.requireActual<object>('./write-csv');
});

let linkClick: jest.SpyInstance;

const exportButton = () => screen.findByRole('button', { name: 'Exporter la sélection' });

beforeEach(async () => {
  linkClick = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test');
  render(<ToastHost />, { wrapper: TestPage });
  localStorage.clear();
  showTable({ bulkActions: [{ id: 'off', label: 'Désactiver', onRun: () => undefined }] });
  await shownNames();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sélectionner Awa Koné' }));
});

it('says what to do when the file writer does not load, and writes the file once it does', async () => {
  mockIsReachable = false;
  await userEvent.click(await exportButton());
  expect(await screen.findByText("L'export n'a pas pu être préparé")).toBeVisible();
  expect(screen.getByText('Vérifiez la connexion au réseau, puis réessayez.')).toBeVisible();
  expect(linkClick).not.toHaveBeenCalled();
  mockIsReachable = true;
  await userEvent.click(await exportButton());
  expect(await screen.findByText('1 ligne exportée')).toBeVisible();
  expect(linkClick).toHaveBeenCalledTimes(1);
});

it('a second press while it loads writes no second file', async () => {
  mockIsReachable = true;
  const button = await exportButton();
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText('1 ligne exportée')).toBeVisible();
  expect(linkClick).toHaveBeenCalledTimes(1);
});
