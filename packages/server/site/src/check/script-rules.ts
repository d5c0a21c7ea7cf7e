import { parse, type AnyNode } from 'acorn';
import { simple } from 'acorn-walk';
import type { BuildFiles } from './build-files';

/** Markers found in every build of React's packages, with the package that they reveal. */
const reactMarks = new Map([
  [/__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED\s*=(?!=)/, 'react (18 or older)'],
  [/__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/, 'react'],
  [/__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/, 'react-dom'],
]);

/** Fallbacks of bundlers and of the federation runtime for other environments; never run in a browser. */
const runtimeText =
  /^(?:new )?Function\((?:["'`]callbacks["'`],|["'`]return this["'`]\)|[^;]*\.getPublicPath\)$)/;

/** A module takes React from the shell: a second copy breaks hooks and context. */
export function noSecondReact({ scripts }: BuildFiles): string[] {
  return [...scripts].flatMap(([file, text]) =>
    [...reactMarks].filter(([mark]) => mark.test(text)).map(([, name]) => `${file} bundles ${name}`),
  );
}

/** The shell's content policy forbids evaluating text as code. */
export function noEval({ scripts }: BuildFiles): string[] {
  return [...scripts].flatMap(([file, text]) => {
    try {
      return evaluations(text)
        .filter(({ source }) => !runtimeText.test(source))
        .map(({ line, source }) => `${file}:${line} ${source.slice(0, 60)}`);
    } catch (error) {
      return [`${file} is no script: ${String(error)}`];
    }
  });
}

interface Evaluation {
  line: number;
  source: string;
}

function evaluations(text: string): Evaluation[] {
  const found: Evaluation[] = [];
  const visit = (node: AnyNode) => {
    if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return;
    const { callee } = node;
    if (callee.type !== 'Identifier' || !['eval', 'Function'].includes(callee.name)) return;
    if (callee.name === 'Function' && node.arguments.length === 0) return;
    found.push({ line: node.loc?.start.line ?? 0, source: text.slice(node.start, node.end) });
  };
  const tree = parse(text, {
    ecmaVersion: 'latest',
    sourceType: 'module',
    locations: true,
    allowReturnOutsideFunction: true,
  });
  simple(tree, { CallExpression: visit, NewExpression: visit });
  return found;
}
