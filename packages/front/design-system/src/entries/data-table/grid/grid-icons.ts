import { iconPaths } from '../../../core/icon/icon-paths';

const namespace = 'http://www.w3.org/2000/svg';

const look = {
  viewBox: '0 0 24 24',
  width: '14',
  height: '14',
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': '2',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
};

/**
 * Returns a function that creates an icon as a DOM element, as AG Grid requires. The icon needs no styles of `GridFrame`, since a
 * dragged header is outside the frame.
 */
const createIcon = (name: keyof typeof iconPaths) => (): Element => {
  const drawing = document.createElementNS(namespace, 'svg');
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', iconPaths[name]);
  for (const [attribute, value] of Object.entries(look)) drawing.setAttribute(attribute, value);
  drawing.append(path);
  return drawing;
};

/** All icons that our grid can show. Our theme has no default icons, so AG Grid would draw a missing one as a black square. */
export const gridIcons = {
  sortAscending: createIcon('arrow-up'),
  sortDescending: createIcon('arrow-down'),
  columnMoveMove: createIcon('columns'),
  columnMovePin: createIcon('columns'),
  columnMoveLeft: createIcon('arrow-left'),
  columnMoveRight: createIcon('arrow-right'),
  dropNotAllowed: createIcon('ban'),
};
