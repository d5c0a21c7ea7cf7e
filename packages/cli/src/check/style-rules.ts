import { parse, walk } from 'css-tree';
import type { BuildFiles } from './build-files';

/** A class name that the build has made unique by a hash. */
const ownClass = /[_-][\w-]*[A-Za-z0-9]{5,}/;

/** Every selector must hold a class of the module's own, so that no rule reaches another module or the shell. */
export function scopedStyles({ styles }: BuildFiles): string[] {
  return [...styles].flatMap(([file, text]) =>
    foreignSelectors(text).map((selector) => `${file}: ${selector}`),
  );
}

function foreignSelectors(text: string): string[] {
  const found: string[] = [];
  const tree = parse(text, { positions: true });
  walk(tree, function visit(node) {
    if (node.type !== 'Selector' || this.atrule?.name.endsWith('keyframes')) return;
    const classes: string[] = [];
    walk(node, (part) => {
      if (part.type === 'ClassSelector') classes.push(part.name);
    });
    if (classes.some((name) => ownClass.test(name))) return;
    found.push(text.slice(node.loc?.start.offset, node.loc?.end.offset));
  });
  return found;
}
