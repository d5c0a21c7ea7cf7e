import { placeToasts } from './place-toasts';

const listHeight = 40;

function placeToastAmong(...controls: { top: number; height: number; left?: number }[]): HTMLElement {
  const list = document.createElement('div');
  const toast = document.createElement('p');
  list.append(toast);
  document.body.replaceChildren(list, ...controls.map(() => document.createElement('button')));
  list.getBoundingClientRect = () => new DOMRect(60, 64, 300, listHeight);
  Object.defineProperty(list, 'offsetHeight', { value: listHeight });
  Object.defineProperty(toast, 'offsetWidth', { value: 300 });
  for (const [index, button] of document.querySelectorAll('button').entries()) {
    const { top = 0, height = 0, left = 60 } = controls[index] ?? {};
    button.getBoundingClientRect = () => new DOMRect(left, top, 50, height);
  }
  placeToasts(list);
  return list;
}

it('stays in place when it covers nothing', () => {
  expect(placeToastAmong({ top: 104, height: 36 }, { top: 70, height: 30, left: 0 }).style.top).toBe('');
});

it('takes the end side of its list into account, which depends on the writing direction', () => {
  const list = placeToastAmong({ top: 70, height: 30 });
  list.getBoundingClientRect = () => new DOMRect(60, 64, 640, listHeight);
  placeToasts(list);
  expect(list.style.top).toBe('');
  list.style.direction = 'rtl';
  placeToasts(list);
  expect(list.style.top).toBe('104px');
});

it('moves below the controls that it would cover, to the first with room after it', () => {
  expect(placeToastAmong({ top: 70, height: 30 }, { top: 120, height: 30 }).style.top).toBe('154px');
});

it('does not cover a column header, which sorts', () => {
  const list = placeToastAmong();
  const head = document.createElement('div');
  head.setAttribute('role', 'columnheader');
  head.getBoundingClientRect = () => new DOMRect(60, 70, 120, 30);
  document.body.append(head);
  placeToasts(list);
  expect(list.style.top).toBe('104px');
});

it('does not cover the text of the title', () => {
  const measure = jest
    .spyOn(Range.prototype, 'getClientRects')
    .mockReturnValue([new DOMRect(60, 70, 120, 30)] as unknown as DOMRectList);
  const list = placeToastAmong();
  document.body.append(document.createElement('h1'));
  placeToasts(list);
  expect(list.style.top).toBe('104px');
  measure.mockReturnValue([new DOMRect(0, 70, 50, 30)] as unknown as DOMRectList);
  placeToasts(list);
  expect(list.style.top).toBe('');
  measure.mockRestore();
});

it('covers as little as possible when there is no room', () => {
  const rows = Array.from({ length: 20 }, (_, index) => ({ top: 60 + index * 38, height: 30 }));
  expect(placeToastAmong({ top: 60, height: 700 }, ...rows).style.top).toBe(
    `${innerHeight - listHeight - 4}px`,
  );
});
