import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '../../../..');

interface TaggedFile {
  file: string;
  text: string;
  tags: string[];
}

/** Reads the test files that have tagged titles, with their tags. */
export function readTaggedTests(): TaggedFile[] {
  const tests = ['*.test.ts', '*.test.tsx', '*.spec.ts'];
  const found = execFileSync('git', ['grep', '-l', '--untracked', '-F', '[§', '--', ...tests], {
    cwd: root,
    encoding: 'utf8',
  });
  return found
    .trim()
    .split('\n')
    .map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return { file, text: text.replaceAll("\\'", "'"), tags: readTestTitles(file, text).flatMap(tagsOf) };
    });
}

/** Returns the ids of the sentences that a test proves. */
export const tagsOf = (title: string): string[] => title.match(/§\d+-\d+/g) ?? [];

/** Returns a title without its tags: those of the specification and those of engines. */
export const withoutTags = (title: string): string => title.replace(/( \[§[^\]]+\])?( @\w+)?$/, '');

/** Returns the titles of the tests in a source file as written: templates keep their placeholders. */
export function readTestTitles(file: string, source: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTestFunction(node.expression)) {
      const [title] = node.arguments;
      if (title !== undefined && ts.isStringLiteralLike(title)) titles.push(title.text);
      else if (title !== undefined && ts.isTemplateExpression(title))
        titles.push(title.getText().slice(1, -1));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind));
  return titles;
}

/** True for `it`, `test`, `it.each` and the function that `it.each([...])` returns. */
function isTestFunction(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'it' || callee.text === 'test';
  if (ts.isPropertyAccessExpression(callee))
    return callee.name.text === 'each' && isTestFunction(callee.expression);
  return ts.isCallExpression(callee) && isTestFunction(callee.expression);
}
