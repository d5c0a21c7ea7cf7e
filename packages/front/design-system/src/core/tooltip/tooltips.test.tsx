import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TestPage } from '../../test-page';
import { Button } from '../actions/button';
import { ButtonText } from '../actions/button-text';
import { IconButton } from '../actions/icon-button';

const mockHostLoaded = jest.fn();
jest.mock('./tooltip-host', () => {
  mockHostLoaded();
  return jest.requireActual<object>('./tooltip-host');
});

const reason = 'Il vous manque le droit Suppression';
/** Advances the timers: first by 0 ms, so that the tooltip host loads, then by `ms`. */
const advanceTime = async (ms: number) => {
  for (const step of [0, ms]) await act(() => jest.advanceTimersByTimeAsync(step));
};
const tooltip = () => screen.queryByRole('tooltip');
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const onView = jest.fn();
const onDocumentKey = jest.fn();
document.addEventListener('keydown', ({ key }) => onDocumentKey(key));

function renderButtons() {
  jest.clearAllMocks();
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  render(
    <>
      <p>Utilisateurs</p>
      <IconButton icon="eye" label="Voir le détail" onClick={onView} />
      <Button unavailableReason={reason}>Supprimer</Button>
    </>,
    { wrapper: TestPage },
  );
  return user;
}

it('loads with the first element that has a tooltip', async () => {
  const user = renderButtons();
  await user.hover(screen.getByText('Utilisateurs'));
  await advanceTime(1000);
  expect(mockHostLoaded).not.toHaveBeenCalled();
  await user.hover(button('Voir le détail'));
  await advanceTime(1000);
  expect(mockHostLoaded).toHaveBeenCalledTimes(1);
  expect(tooltip()).toHaveTextContent('Voir le détail');
});

it('stays while the pointer is over it, and closes when the pointer leaves', async () => {
  const user = renderButtons();
  await user.hover(button('Supprimer'));
  await advanceTime(1000);
  expect(tooltip()).toHaveTextContent(reason);
  await user.hover(screen.getByText('Utilisateurs'));
  await advanceTime(50);
  await user.hover(screen.getByRole('tooltip'));
  await advanceTime(5000);
  expect(tooltip()).toBeVisible();
  await user.hover(screen.getByText('Utilisateurs'));
  await advanceTime(1000);
  expect(tooltip()).toBeNull();
});

it('a click on an unavailable control opens it at once; it closes when the pointer leaves', async () => {
  const user = renderButtons();
  await user.click(button('Supprimer'));
  await advanceTime(0);
  expect(tooltip()).toHaveTextContent(reason);
  await user.hover(screen.getByText('Utilisateurs'));
  await advanceTime(1000);
  expect(tooltip()).toBeNull();
});

it('a click on an available control acts and closes it', async () => {
  const user = renderButtons();
  await user.hover(button('Voir le détail'));
  await advanceTime(1000);
  await user.click(button('Voir le détail'));
  await advanceTime(1000);
  expect(onView).toHaveBeenCalledTimes(1);
  expect(tooltip()).toBeNull();
});

it('stays closed while the menu of its control is open', async () => {
  const user = renderButtons();
  const control = button('Voir le détail');
  control.setAttribute('aria-expanded', 'true');
  await user.hover(control);
  await advanceTime(1000);
  expect(tooltip()).toBeNull();
  control.setAttribute('aria-expanded', 'false');
  await user.hover(screen.getByText('Utilisateurs'));
  await user.hover(control);
  await advanceTime(1000);
  expect(tooltip()).toHaveTextContent('Voir le détail');
});

it('opens at once on keyboard focus, and Escape closes nothing else', async () => {
  const user = renderButtons();
  await user.tab();
  await advanceTime(0);
  expect(tooltip()).toHaveTextContent('Voir le détail');
  await user.tab();
  expect(tooltip()).toHaveTextContent(reason);
  await user.keyboard('{Escape}');
  expect(tooltip()).toBeNull();
  expect(button('Supprimer')).toHaveFocus();
  expect(onDocumentKey).not.toHaveBeenCalledWith('Escape');
  await user.keyboard('{Escape}');
  expect(onDocumentKey).toHaveBeenCalledWith('Escape');
  await user.keyboard('{Enter}');
  expect(tooltip()).toHaveTextContent(reason);
  await user.tab();
  expect(tooltip()).toBeNull();
});

it('does not open when a script moves the focus', async () => {
  const user = renderButtons();
  await user.keyboard('{Enter}');
  act(() => button('Voir le détail').focus());
  await advanceTime(1000);
  expect(tooltip()).toBeNull();
});

it('by touch: a tap shows why a control is not available, a tap elsewhere closes it', async () => {
  const user = renderButtons();
  await user.pointer({ keys: '[TouchA]', target: button('Supprimer') });
  await advanceTime(0);
  expect(tooltip()).toHaveTextContent(reason);
  await user.pointer({ keys: '[TouchA>]', target: screen.getByText('Utilisateurs') });
  expect(tooltip()).toBeNull();
});

it('by touch: a long press names a control, and does not press it', async () => {
  const user = renderButtons();
  await user.pointer({ keys: '[TouchA>]', target: button('Voir le détail') });
  await advanceTime(1000);
  expect(tooltip()).toHaveTextContent('Voir le détail');
  await user.pointer({ keys: '[/TouchA]', target: button('Voir le détail') });
  expect(onView).not.toHaveBeenCalled();
  await user.pointer({ keys: '[TouchA]', target: button('Voir le détail') });
  expect(onView).toHaveBeenCalledTimes(1);
  expect(tooltip()).toBeNull();
});

it('by touch: a press that the browser takes for a scroll swallows no later click', async () => {
  const user = renderButtons();
  await user.pointer({ keys: '[TouchA>]', target: button('Voir le détail') });
  await advanceTime(1000);
  fireEvent.pointerCancel(button('Voir le détail'));
  act(() => button('Voir le détail').click());
  expect(onView).toHaveBeenCalledTimes(1);
});

it('loads with the first cell that a key reaches', async () => {
  render(
    <div role="gridcell" tabIndex={0}>
      <span data-tooltip="">adjoua.kouassi@escale.test</span>
    </div>,
    { wrapper: TestPage },
  );
  const text = screen.getByText('adjoua.kouassi@escale.test');
  Object.defineProperties(text, { clientWidth: { value: 80 }, scrollWidth: { value: 160 } });
  await userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) }).tab();
  await advanceTime(0);
  expect(tooltip()).toHaveTextContent('adjoua.kouassi@escale.test');
});

it('shows a text that is cut off', async () => {
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  render(
    <div role="gridcell" tabIndex={0}>
      <span data-tooltip="">adjoua.kouassi@escale.test</span>
    </div>,
    { wrapper: TestPage },
  );
  await user.hover(screen.getByText('adjoua.kouassi@escale.test'));
  await advanceTime(1000);
  expect(tooltip()).toBeNull();
  const text = screen.getByText('adjoua.kouassi@escale.test');
  Object.defineProperties(text, { clientWidth: { value: 80 }, scrollWidth: { value: 160 } });
  await user.tab();
  expect(tooltip()).toHaveTextContent('adjoua.kouassi@escale.test');
});

it('a reason is in the document once, for all controls that it describes', () => {
  const { rerender } = render(
    <>
      <Button unavailableReason={reason}>Supprimer</Button>
      <IconButton icon="trash" label="Effacer" unavailableReason={reason} aria-describedby="hint" />
      <p id="hint">Sans retour</p>
    </>,
    { wrapper: TestPage },
  );
  expect(button('Supprimer')).toHaveAccessibleDescription(reason);
  expect(button('Effacer')).toHaveAccessibleDescription(`Sans retour ${reason}`);
  expect(screen.getAllByText(reason)).toHaveLength(1);
  rerender(<Button>Supprimer</Button>);
  expect(button('Supprimer')).not.toHaveAccessibleDescription();
  expect(screen.queryByText(reason)).toBeNull();
});

it('shows the text of a button that shows only its icon', async () => {
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  render(
    <Button icon="download" data-tooltip="">
      <ButtonText from="lg">Exporter</ButtonText>
    </Button>,
    { wrapper: TestPage },
  );
  await user.hover(button('Exporter'));
  await advanceTime(1000);
  expect(tooltip()).toBeNull();
  await user.unhover(button('Exporter'));
  const text = screen.getByText('Exporter');
  Object.defineProperties(text, { clientWidth: { value: 1 }, scrollWidth: { value: 60 } });
  await user.hover(button('Exporter'));
  await advanceTime(1000);
  expect(tooltip()).toHaveTextContent('Exporter');
});

it('keeps the reason of such a button while it is unavailable', async () => {
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  render(
    <Button icon="refresh" data-tooltip="" unavailableReason={reason}>
      <ButtonText from="sm">Revenir au rôle</ButtonText>
    </Button>,
    { wrapper: TestPage },
  );
  await user.hover(button('Revenir au rôle'));
  await advanceTime(1000);
  expect(tooltip()).toHaveTextContent(reason);
});
