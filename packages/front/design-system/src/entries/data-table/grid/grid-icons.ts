import { iconPaths } from '../../../core/icon/icon-paths';

const svgNamespace = 'http://www.w3.org/2000/svg';

const svgAttributes = {
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
 * Returns a function that creates an icon as a DOM element, as AG Grid requires. The icon must not rely on styles of `GridFrame`,
 * since a dragged header is outside the frame.
 */
const iconFactory = (name: keyof typeof iconPaths) => (): Element => {
  const drawing = document.createElementNS(svgNamespace, 'svg');
  const path = document.createElementNS(svgNamespace, 'path');
  path.setAttribute('d', iconPaths[name]);
  for (const [attribute, value] of Object.entries(svgAttributes)) drawing.setAttribute(attribute, value);
  drawing.append(path);
  return drawing;
};

/** All icons that our grid can show. Our theme has no default icons, so AG Grid would draw a missing one as a black square. */
export const gridIcons = {
  sortAscending: iconFactory('arrow-up'),
  sortDescending: iconFactory('arrow-down'),
  columnMoveMove: iconFactory('columns'),
  columnMovePin: iconFactory('columns'),
  columnMoveLeft: iconFactory('arrow-left'),
  columnMoveRight: iconFactory('arrow-right'),
  dropNotAllowed: iconFactory('ban'),
};
