import './fold-spaces';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { skipOwnerStacks } from './no-owner-stacks';

skipOwnerStacks();

// A page may take twenty times as long on a busy machine as on an idle one. Passing tests never wait for the timeout.
configure({ asyncUtilTimeout: 30_000 });

// jsdom has no layout, and hence no text rectangles.
if (!('getClientRects' in Range.prototype)) Object.assign(Range.prototype, { getClientRects: () => [] });
if (!('scrollIntoView' in Element.prototype))
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
