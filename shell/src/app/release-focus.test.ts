import { createMemoryRouter } from 'react-router-dom';
import { releaseFocus } from './release-focus';

async function focusedAfter(address: string, focused: string) {
  document.body.innerHTML =
    '<header><a href="/" id="frame"></a></header><main><a href="/" id="page"></a></main>';
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/users?q=a'] });
  releaseFocus(router);
  document.getElementById(focused)?.focus();
  await router.navigate(address);
  return document.activeElement?.id;
}

it.each([
  ['leaves a page that is replaced', '/users/yao', 'page', ''],
  ['stays where only the search part changes', '/users?q=b', 'page', 'page'],
  ['stays in the frame around the page', '/security', 'frame', 'frame'],
])('the focus %s', async (_what, address, focused, expected) => {
  expect(await focusedAfter(address, focused)).toBe(expected);
});
