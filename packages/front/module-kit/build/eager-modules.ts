import { parse, type AnyNode, type Property } from 'acorn';
import webpack, { type Compiler } from 'webpack';

/** What a smaller module takes to be compiled is not worth looking for. */
const leastLength = 10_000;

interface Insertion {
  at: number;
  text: string;
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value;

const childrenOf = (node: AnyNode): AnyNode[] => Object.values(node).flat().filter(isNode);

const isModule = (node: AnyNode): node is Property =>
  node.type === 'Property' &&
  node.key.type === 'Literal' &&
  typeof node.key.value === 'number' &&
  /^(?:ArrowFunction|Function)Expression$/.test(node.value.type) &&
  node.value.end - node.value.start >= leastLength;

function modulesIn(node: AnyNode): Property[] {
  if (isModule(node)) return [node];
  return childrenOf(node).flatMap(modulesIn);
}

/** Returns what makes the large modules of a script of webpack functions in parentheses. */
export function eagerModules(script: string): Insertion[] {
  const program = parse(script, { ecmaVersion: 'latest' });
  return modulesIn(program).flatMap(({ method, key, value }) =>
    method
      ? [
          { at: key.end, text: ':(function' },
          { at: value.end, text: ')' },
        ]
      : [
          { at: value.start, text: '(' },
          { at: value.end, text: ')' },
        ],
  );
}

/**
 * Lets browsers compile the large modules of a script together with it, on another thread while it arrives: V8 takes a
 * function in parentheses for one that is about to be called. It leaves any other until its call, on the main thread.
 */
export class EagerModulesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EagerModulesPlugin', (compilation) => {
      // Minifiers take the parentheses away.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'EagerModulesPlugin', stage }, (assets) => {
        for (const [name, source] of Object.entries(assets)) {
          if (!name.endsWith('.js') || source.size() < leastLength) continue;
          const wrapped = new webpack.sources.ReplaceSource(source);
          for (const { at, text } of eagerModules(source.source().toString())) wrapped.insert(at, text);
          compilation.updateAsset(name, wrapped);
        }
      });
    });
  }
}
