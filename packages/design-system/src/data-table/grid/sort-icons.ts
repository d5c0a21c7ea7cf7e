import { iconPaths } from '../../icon/icon-paths';

const namespace = 'http://www.w3.org/2000/svg';

function drawn(name: keyof typeof iconPaths): HTMLElement {
  const icon = document.createElement('span');
  const drawing = document.createElementNS(namespace, 'svg');
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', iconPaths[name]);
  drawing.setAttribute('viewBox', '0 0 24 24');
  drawing.append(path);
  icon.className = 'table-sort';
  icon.append(drawing);
  return icon;
}

/** Sort arrows as DOM elements, the only form that the grid accepts. */
export const sortIcons = {
  sortAscending: () => drawn('arrow-up'),
  sortDescending: () => drawn('arrow-down'),
};
