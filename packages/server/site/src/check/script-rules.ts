import { parse, type AnyNode, type Options } from 'acorn';
import { simple } from 'acorn-walk';
import type { BuildFiles } from './build-files';

/** Markers found in every build of React's packages, with the package that they reveal. */
const reactMarks = new Map([
  [/__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED\s*=(?!=)/, 'react (18 or older)'],
  [/__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/, 'react'],
  [/__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/, 'react-dom'],
]);

/** Calls of `Function` that bundlers and the federation runtime add for other environments; no browser runs them. */
const runtimeFallback =
  /^(?:new )?Function\((?:["'`]callbacks["'`],|["'`]return this["'`]\)|[^;]*\.getPublicPath\)$)/;

/** Rule: a module takes React from the shell, since a second copy breaks hooks and context. */
export function noSecondReact({ scripts }: BuildFiles): string[] {
  return [...scripts].flatMap(([file, text]) =>
    [...reactMarks].filter(([mark]) => mark.test(text)).map(([, name]) => `${file} bundles ${name}`),
  );
}

const parserOptions: Options = {
  ecmaVersion: 'latest',
  sourceType: 'module',
  locations: true,
  allowReturnOutsideFunction: true,
};

/** Rule: no script evaluates text as code, which the shell's content policy forbids. */
export function noEval({ scripts }: BuildFiles): string[] {
  return [...scripts].flatMap(([file, text]) => {
    try {
      return findEvaluations(text)
        .filter(({ source }) => !runtimeFallback.test(source))
        .map(({ line, source }) => `${file}:${line} ${source.slice(0, 60)}`);
    } catch (error) {
      return [`${file} is no script: ${String(error)}`];
    }
  });
}

/** The export of the exposed `./module` that the shell reads. */
const definitionExport = 'definition';

/**
 * Rule: the exposed module exports its definition. Without the definition, the module fails
 * whenever a user opens it. Bundlers keep the export names of an exposed module, as object keys or
 * as exports.
 */
export function exposedDefinition({ scripts }: BuildFiles): string[] {
  const isThere = [...scripts.values()].some(
    (text) => text.includes(definitionExport) && keysAndExports(text).has(definitionExport),
  );
  return isThere ? [] : [`no script exports "${definitionExport}": src/module must export it by that name`];
}

/**
 * Returns the object keys and exports of a script. Empty for a text that is no script; `noEval`
 * reports such a text.
 */
function keysAndExports(text: string): Set<string> {
  const found = new Set<string>();
  const add = (node: AnyNode) => {
    if (node.type === 'Identifier') found.add(node.name);
    else if (node.type === 'Literal') found.add(String(node.value));
  };
  try {
    simple(parse(text, parserOptions), {
      Property: ({ key }) => add(key),
      ExportNamedDeclaration: ({ specifiers, declaration }) => {
        for (const specifier of specifiers) add(specifier.exported);
        if (declaration?.type === 'VariableDeclaration')
          for (const { id } of declaration.declarations) add(id);
      },
    });
  } catch {
    return found;
  }
  return found;
}

interface Evaluation {
  line: number;
  source: string;
}

function findEvaluations(text: string): Evaluation[] {
  const found: Evaluation[] = [];
  const visit = (node: AnyNode) => {
    if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return;
    const { callee } = node;
    if (callee.type !== 'Identifier' || !['eval', 'Function'].includes(callee.name)) return;
    if (callee.name === 'Function' && node.arguments.length === 0) return;
    found.push({ line: node.loc?.start.line ?? 0, source: text.slice(node.start, node.end) });
  };
  simple(parse(text, parserOptions), { CallExpression: visit, NewExpression: visit });
  return found;
}
