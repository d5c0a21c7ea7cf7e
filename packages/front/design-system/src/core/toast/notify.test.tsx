import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { limits } from '@escale/contracts';
import { TestPage } from '../../test-page';
import { notify } from './notify';
import { ToastHost } from './toast-host';

beforeEach(() => {
  jest.useFakeTimers();
  render(<ToastHost />, { wrapper: TestPage });
});

afterEach(() => {
  act(() => {
    notify.dismiss();
    jest.runOnlyPendingTimers();
  });
  jest.useRealTimers();
});

const advanceTime = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

it('shows a success for 2 s and an error for 4 s [§8-69]', () => {
  act(() => {
    notify.success('Bienvenue !');
    notify.error('Accès interdit.');
  });
  advanceTime(limits.successToastMs - 10);
  expect(screen.getByText('Bienvenue !')).toBeVisible();
  advanceTime(20);
  expect(screen.queryByText('Bienvenue !')).toBeNull();
  expect(screen.getByText('Accès interdit.')).toBeVisible();
  advanceTime(limits.toastMs - limits.successToastMs);
  expect(screen.queryByText('Accès interdit.')).toBeNull();
});

it('announces errors as alerts and other toasts as status', () => {
  act(() => {
    notify.error('Erreur de connexion réseau.');
    notify.info('Données rafraîchies');
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Erreur de connexion réseau.');
  expect(screen.getByRole('status')).toHaveTextContent('Données rafraîchies');
  expect(screen.getByRole('region', { name: 'Notifications (Alt+T)' })).toBeVisible();
});

it('shows the same text or id once, and again after it was dismissed', () => {
  act(() => {
    notify.error('Erreur serveur.');
    notify.error('Erreur serveur.');
    notify.info('Un', { id: 'compte' });
    notify.info('Deux', { id: 'compte' });
  });
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.queryByText('Deux')).toBeNull();
  advanceTime(limits.toastMs + 10);
  act(() => notify.error('Erreur serveur.'));
  expect(screen.getByRole('alert')).toHaveTextContent('Erreur serveur.');
});

it('renders each line as a separate element and never as HTML', () => {
  act(() =>
    notify.error('Erreur: <b>gras</b>', { detail: 'Accès interdit.', reference: 'Référence : k3f9' }),
  );
  expect(screen.getByText('Erreur: <b>gras</b>')).toBeVisible();
  expect(screen.getByText('Accès interdit.')).toBeVisible();
  expect(screen.getByText('Référence : k3f9')).toBeVisible();
});

it('closes failures when the next form is sent, and keeps messages of redirects', () => {
  act(() => {
    notify.failure('Code de vérification invalide');
    notify.error('Accès réservé aux administrateurs');
  });
  const form = document.body.appendChild(document.createElement('form'));
  act(() => void form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  form.remove();
  expect(screen.queryByText('Code de vérification invalide')).toBeNull();
  expect(screen.getByText('Accès réservé aux administrateurs')).toBeVisible();
});

it('closes the failures about one subject, and shows the same text again after that', () => {
  act(() => {
    notify.failure('Erreur: Awa', { subject: 'awa' });
    notify.failure('Erreur: Yao', { subject: 'yao' });
  });
  act(() => notify.endFailures('awa'));
  expect(screen.queryByText('Erreur: Awa')).toBeNull();
  expect(screen.getByText('Erreur: Yao')).toBeVisible();
  act(() => notify.failure('Erreur: Awa', { subject: 'awa' }));
  expect(screen.getByText('Erreur: Awa')).toBeVisible();
  act(() => notify.endFailures());
  expect(screen.queryByRole('alert')).toBeNull();
});

it('closes only the toasts that offer an action when a session ends', () => {
  act(() => {
    notify.info('Au revoir');
    notify.success('Fait', { action: { label: 'Annuler', onRun: () => undefined } });
  });
  act(() => notify.endActions());
  expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull();
  expect(screen.getByText('Au revoir')).toBeVisible();
});

it('shows progress in one toast, for as long as it takes', () => {
  const show = (detail: string) =>
    act(() => notify.info('En cours', { id: 'progress', detail, duration: Infinity, replaces: true }));
  show('1 sur 3');
  show('2 sur 3');
  advanceTime(60_000);
  expect(screen.getByText('2 sur 3')).toBeVisible();
  expect(screen.queryByText('1 sur 3')).toBeNull();
  act(() => notify.dismiss('progress'));
  expect(screen.queryByText('En cours')).toBeNull();
});

it('does not reopen a progress toast that was closed together with its last step', () => {
  const show = (detail: string) =>
    notify.info('En cours', { id: 'progress', detail, duration: Infinity, replaces: true });
  act(() => show('1 sur 3'));
  act(() => {
    show('2 sur 3');
    notify.dismiss('progress');
  });
  advanceTime(60_000);
  expect(screen.queryByText('En cours')).toBeNull();
});

it('closes by its button, labelled in French', () => {
  act(() => notify.warning('Attention'));
  fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Fermer la notification' }));
  expect(screen.queryByText('Attention')).toBeNull();
});

it('offers an action for long enough to reach it, and closes with it', () => {
  const undo = jest.fn();
  act(() => notify.success('Modifié', { action: { label: 'Annuler', onRun: undo } }));
  advanceTime(limits.toastMs * 2);
  fireEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Modifié')).toBeNull();
});

it('returns the focus to the control that opened it, when the focus would be lost with it', () => {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  act(() =>
    notify.success('Utilisateur modifié avec succès !', { action: { label: 'Annuler', onRun: jest.fn() } }),
  );
  const undo = screen.getByRole('button', { name: 'Annuler' });
  act(() => undo.focus());
  fireEvent.click(undo);
  expect(opener).toHaveFocus();
  opener.remove();
});

it('pauses on hover and on focus', () => {
  act(() => notify.info('Lisez-moi'));
  const toast = screen.getByRole('status');
  advanceTime(limits.toastMs - 1000);
  fireEvent.mouseEnter(toast);
  advanceTime(60_000);
  fireEvent.mouseLeave(toast);
  act(() => within(toast).getByRole('button').focus());
  advanceTime(60_000);
  expect(screen.getByText('Lisez-moi')).toBeVisible();
  act(() => within(toast).getByRole('button').blur());
  advanceTime(1010);
  expect(screen.queryByText('Lisez-moi')).toBeNull();
});

it('offers an undo no longer than it is possible, even if the toast is paused', () => {
  act(() => notify.success('Modifié', { action: { label: 'Annuler', onRun: () => undefined } }));
  fireEvent.mouseEnter(screen.getByRole('status'));
  advanceTime(limits.undoMs + limits.httpTimeoutMs - 10);
  expect(screen.getByRole('button', { name: 'Annuler' })).toBeVisible();
  advanceTime(20);
  expect(screen.queryByText('Modifié')).toBeNull();
});
