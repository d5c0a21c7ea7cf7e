import { render, screen } from '@escale/testing';
import { createMemoryRouter } from 'react-router-dom';
import { releaseFocus } from './release-focus';

it.each([
  ['leaves a page that is replaced', '/users/yao', 'page', false],
  ['stays where only the search part changes', '/users?q=b', 'page', true],
  ['stays in the frame around the page', '/security', 'frame', true],
])('the focus %s', async (_what, address, name, stays) => {
  render(
    <>
      <button>frame</button>
      <main>
        <button>page</button>
      </main>
    </>,
  );
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/users?q=a'] });
  releaseFocus(router);
  const button = screen.getByRole('button', { name });
  button.focus();
  await router.navigate(address);
  expect(document.activeElement === button).toBe(stays);
});
