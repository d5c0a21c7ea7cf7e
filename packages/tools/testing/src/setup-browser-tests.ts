import './fold-spaces';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { skipOwnerStacks } from './no-owner-stacks';

skipOwnerStacks();

// Passing tests are not slowed down; on a busy machine a page takes twenty times as long.
configure({ asyncUtilTimeout: 30_000 });

// jsdom has no layout, and hence no text rectangles.
if (!('getClientRects' in Range.prototype)) Object.assign(Range.prototype, { getClientRects: () => [] });
if (!('scrollIntoView' in Element.prototype))
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
