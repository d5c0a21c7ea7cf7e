import { parse, walk, type Selector } from 'css-tree';
import type { BuildFiles } from './build-files';

/** Vite's default class names for CSS modules. */
const viteClass = /^_[\w-]+_[\w-]{5}_\d+$/;

/** Defaults of Rspack and css-loader: a hash alone, which does not identify the module. */
const bareHash = /^(?:_?[\w-]{6}|[\w-]{16,})$/;

/** Rule: every style requires one of the module's own classes, so that none affects another module or the shell. */
export function scopedStyles({ styles, scripts, expectedName }: BuildFiles): string[] {
  const code = [...scripts.values()].join('\n');
  const named = new RegExp(`(?:^|[_-])${expectedName}[_-]`);
  const isOwn = (name: string) =>
    named.test(name) || viteClass.test(name) || (bareHash.test(name) && isExported(name, code));
  return [...styles].flatMap(([file, text]) =>
    findForeignSelectors(text, isOwn).map((selector) => `${file}: ${selector}`),
  );
}

/** True for a class whose name is a value of a CSS module in the scripts and is not written out in a `className`. */
function isExported(name: string, code: string): boolean {
  const quoted = `["'\`]${name}["'\`]`;
  return new RegExp(quoted).test(code) && !new RegExp(`class(?:Name)?["']?\\s*[:=]\\s*${quoted}`).test(code);
}

function findForeignSelectors(text: string, isOwn: (name: string) => boolean): string[] {
  const found: string[] = [];
  walk(parse(text, { positions: true }), function visit(node) {
    // Skips nested rules: they also require the classes of their parent rule, which is checked
    // itself.
    if (node.type !== 'Rule' || this.rule !== null || this.atrule?.name.endsWith('keyframes')) return;
    if (node.prelude.type !== 'SelectorList') return;
    for (const selector of node.prelude.children.toArray())
      if (selector.type === 'Selector' && !requiresOwnClass(selector, isOwn))
        found.push(text.slice(selector.loc?.start.offset, selector.loc?.end.offset));
  });
  return found;
}

/**
 * True if a selector requires one of the module's own classes. `:not()` does not count. In `:is()`
 * and `:where()`, each branch must require one.
 */
function requiresOwnClass(selector: Selector, isOwn: (name: string) => boolean): boolean {
  return selector.children.some((part) => {
    if (part.type === 'ClassSelector') return isOwn(part.name);
    if (part.type !== 'PseudoClassSelector' || !['is', 'where'].includes(part.name)) return false;
    const [branches] = part.children ?? [];
    return (
      branches?.type === 'SelectorList' &&
      branches.children
        .toArray()
        .every((branch) => branch.type === 'Selector' && requiresOwnClass(branch, isOwn))
    );
  });
}
