import ts from 'typescript';

/** Returns the titles of the tests in a source file, as they are written: templates keep their placeholders. */
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

/** True for `it`, `test` and what their properties and tables return, such as `it.each([...])`. */
function isTestFunction(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'it' || callee.text === 'test';
  if (ts.isPropertyAccessExpression(callee))
    return callee.name.text === 'each' && isTestFunction(callee.expression);
  return ts.isCallExpression(callee) && isTestFunction(callee.expression);
}
