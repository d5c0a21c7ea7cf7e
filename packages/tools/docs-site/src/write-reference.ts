import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Application, Converter, type ParameterReflection } from 'typedoc';
import { documentedPackages, entryPointsOf, type EntryPoint } from './documented-packages';
import { folders } from './folders';
import { foreignExports } from './foreign-exports';

const tsconfig = path.join(folders.root, '.cache/docs/tsconfig.json');

/** Writes a configuration that names the entry points alone, so that TypeDoc reads only the sources that they import. */
async function writeTsconfig(files: readonly string[]): Promise<void> {
  await mkdir(path.dirname(tsconfig), { recursive: true });
  const compilerOptions = { lib: ['ES2023', 'DOM', 'DOM.Iterable'], incremental: false };
  const extended = path.join(folders.root, 'tsconfig.base.json');
  await writeFile(tsconfig, JSON.stringify({ extends: extended, compilerOptions, files }));
}

const typeDocOptions = {
  tsconfig,
  out: folders.reference,
  plugin: ['typedoc-plugin-markdown'],
  // Another gate checks whether the sources compile.
  skipErrorChecking: true,
  disableSources: true,
  excludeExternals: true,
  excludeInternal: true,
  readme: 'none',
  logLevel: 'Error' as const,
  router: 'module',
  sort: ['alphabetical' as const],
  groupOrder: ['Functions', 'Classes', 'Variables', 'Interfaces', 'Type Aliases'],
};

const pageOptions = {
  entryFileName: 'index',
  pageTitleTemplates: {
    module: ({ name }: { name: string }) => `@escale/${name.replace(/\/index$/, '')}`,
  },
  sanitizeComments: true,
  useHTMLEncodedBrackets: true,
  hidePageHeader: true,
  hideBreadcrumbs: true,
  useCodeBlocks: true,
  expandParameters: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  classPropertiesFormat: 'table',
  typeAliasPropertiesFormat: 'table',
  propertyMembersFormat: 'table',
  typeDeclarationFormat: 'table',
  indexFormat: 'table',
  tableColumnSettings: { hideSources: true, hideModifiers: true, hideInherited: true, hideOverrides: true },
};

/** Returns TypeDoc's name of an entry point: its path below the common folder of all entry points. */
const nameInTypeDoc = (source: string) =>
  path
    .relative(path.join(folders.root, 'packages'), source)
    .replace(/\.tsx?$/, '')
    .replace(/\/index$/, '');

/** Writes the API reference, one page per entry point, from the docstrings of its exports. */
export async function writeReference(): Promise<void> {
  const entryPoints = documentedPackages.flatMap(entryPointsOf);
  const sources = entryPoints.map(({ source }) => source);
  await writeTsconfig(sources);
  const app = await Application.bootstrapWithPlugins({
    ...typeDocOptions,
    ...(pageOptions as object),
    entryPoints: sources,
  });
  // A destructured parameter has no name of its own, so it is shown as `options`.
  app.converter.on(Converter.EVENT_CREATE_PARAMETER, (_context, parameter: ParameterReflection) => {
    if (parameter.name === '__namedParameters') parameter.name = 'options';
  });
  const project = await app.convert();
  if (project === undefined) throw new Error('the packages cannot be read');
  const names = new Map<EntryPoint, string[]>();
  for (const child of project.children ?? []) {
    const entry = entryPoints.find(({ source }) => nameInTypeDoc(source) === child.name);
    if (entry === undefined) throw new Error(`${child.name} is no entry point`);
    child.name = entry.page;
    names.set(
      entry,
      (child.children ?? []).map(({ name }) => name),
    );
  }
  await rm(folders.reference, { recursive: true, force: true });
  await app.generateOutputs(project);
  for (const [entry, documented] of names)
    await appendFile(path.join(folders.reference, `${entry.page}.md`), foreignExports(entry, documented));
  const links = entryPoints.map(({ name, page }) => `- [${name}](${page}.md)`);
  await writeFile(
    path.join(folders.reference, 'index.md'),
    `# API reference\n\nWhat modules import, from the docstrings of the packages.\n\n${links.join('\n')}\n`,
  );
}
