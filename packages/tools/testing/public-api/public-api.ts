import path from 'node:path';
import ts from 'typescript';

/**
 * The exports of a package: entry point → name → the declaration of that name, and the declarations
 * within the package that this declaration uses.
 */
export type PublicApi = Record<string, Record<string, ExportedName>>;

export interface ExportedName {
  text: string;
  /** The types that the declaration mentions and the package does not export, by name. */
  uses: Record<string, string>;
}

const printer = ts.createPrinter({ removeComments: true });

/**
 * Returns a program with the declarations of the package alone. Of imports, the API report needs
 * only the names.
 */
function createProgram(entries: readonly string[]): ts.Program {
  const options: ts.CompilerOptions = { noLib: true, types: [], skipLibCheck: true };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      const base = path.resolve(path.dirname(from), text);
      const file = [`${base}.d.ts`, `${base}/index.d.ts`].find((name) => host.fileExists(name));
      if (text.startsWith('.') && file === undefined)
        throw new Error(`${from}: there is no declaration of ${text}`);
      return {
        resolvedModule:
          text.startsWith('.') && file !== undefined
            ? { resolvedFileName: file, extension: ts.Extension.Dts }
            : undefined,
      };
    });
  return ts.createProgram([...entries], options, host);
}

/** True for a declaration at the top level of a file, alone or among the `const` declarations of a statement. */
const isTopLevel = (node: ts.Declaration): boolean =>
  ts.isSourceFile(node.parent) ||
  (ts.isVariableDeclaration(node) && ts.isSourceFile(node.parent.parent.parent));

const isFromOtherModule = (node: ts.Declaration) => ts.isImportSpecifier(node) || ts.isExportSpecifier(node);

/** Returns the module that an `import` or `export … from` names. */
function moduleOf(node: ts.Node): string {
  const at = ts.findAncestor(node, (one) => ts.isImportDeclaration(one) || ts.isExportDeclaration(one));
  const name =
    at && (ts.isImportDeclaration(at) || ts.isExportDeclaration(at)) ? at.moduleSpecifier : undefined;
  return name && ts.isStringLiteral(name) ? name.text : '';
}

const maxLiteralLength = 40;

const isLongLiteral = (node: ts.Node) =>
  ts.isLiteralTypeNode(node) &&
  ts.isStringLiteral(node.literal) &&
  node.literal.text.length > maxLiteralLength;

/** Drops details on which no caller depends: how a function destructures its parameters, and the text of long literals. */
const dropDetails: ts.TransformerFactory<ts.Node> = (context) => {
  const visit = (node: ts.Node): ts.Node => {
    if (isLongLiteral(node)) return context.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword);
    return ts.isParameter(node) && !ts.isIdentifier(node.name)
      ? context.factory.updateParameterDeclaration(
          node,
          node.modifiers,
          node.dotDotDotToken,
          'options',
          node.questionToken,
          node.type,
          node.initializer,
        )
      : ts.visitEachChild(node, visit, context);
  };
  return visit;
};

function declarationText(node: ts.Declaration): string {
  if (isFromOtherModule(node)) return `export { ${node.getText()} } from '${moduleOf(node)}';`;
  const [plain = node] = ts.transform<ts.Node>(node, [dropDetails]).transformed;
  const text = printer.printNode(ts.EmitHint.Unspecified, plain, node.getSourceFile());
  return (ts.isVariableDeclaration(node) ? `const ${text};` : text).replace(/^export (?:declare )?/, '');
}

/** Reads the public API from the declarations of its entry points. */
export function readPublicApi(entries: Readonly<Record<string, string>>): PublicApi {
  const program = createProgram(Object.values(entries));
  const checker = program.getTypeChecker();
  const target = (symbol: ts.Symbol): ts.Symbol => {
    if ((symbol.flags & ts.SymbolFlags.Alias) === 0) return symbol;
    const aliased = checker.getAliasedSymbol(symbol);
    return aliased.declarations === undefined ? symbol : aliased;
  };
  const exportsOf = (file: string): ts.Symbol[] => {
    const source = program.getSourceFile(file);
    const symbol = source && checker.getSymbolAtLocation(source);
    return symbol ? checker.getExportsOfModule(symbol) : [];
  };
  const declarationsOf = (symbol: ts.Symbol) =>
    (target(symbol).declarations ?? []).filter((node) => isTopLevel(node) || isFromOtherModule(node));
  const exported = new Set(Object.values(entries).flatMap(exportsOf).map(target));

  const usesOf = (symbol: ts.Symbol, found = new Map<ts.Symbol, string>()) => {
    const visit = (node: ts.Node): void => {
      const named = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
      const used = named && target(named);
      if (used && used !== symbol && !exported.has(used) && !found.has(used)) {
        const declared = (used.declarations ?? []).filter(isTopLevel);
        if (declared.length > 0) {
          found.set(used, declared.map(declarationText).join('\n'));
          usesOf(used, found);
        }
      }
      ts.forEachChild(node, visit);
    };
    declarationsOf(symbol)
      .filter((node) => !isFromOtherModule(node))
      .forEach(visit);
    return found;
  };
  const describe = (symbol: ts.Symbol): ExportedName => ({
    text: declarationsOf(symbol).map(declarationText).join('\n'),
    uses: Object.fromEntries([...usesOf(symbol)].map(([{ name }, text]) => [name, text])),
  });
  return Object.fromEntries(
    Object.entries(entries).map(([entry, file]) => [
      entry,
      Object.fromEntries(
        exportsOf(file)
          .toSorted((a, b) => (a.name < b.name ? -1 : 1))
          .map((symbol) => [symbol.name, describe(symbol)]),
      ),
    ]),
  );
}
