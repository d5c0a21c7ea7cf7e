// Compiles source files as if they were in their projects, all in one process. Reads { project: { file: source } } as JSON, and
// prints { project: { files, errors } }: the files of the project, and the errors of the planted ones.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = process.cwd();
const ts = createRequire(pathToFileURL(`${root}/`))('typescript');

function compile(project, sources) {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(path.join(root, project), {}, host);
  const files = fileNames.map((file) => path.relative(root, file));
  if (Object.keys(sources).length === 0) return { files, errors: [] };
  const planted = new Map(Object.entries(sources).map(([file, text]) => [path.join(root, file), text]));
  const compilerHost = ts.createCompilerHost(options);
  const readFile = compilerHost.readFile.bind(compilerHost);
  compilerHost.readFile = (file) => planted.get(file) ?? readFile(file);
  const program = ts.createProgram(
    [...fileNames, ...planted.keys()],
    { ...options, incremental: false, tsBuildInfoFile: undefined },
    compilerHost,
  );
  const errors = [...planted.keys()].flatMap((file) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  );
  return { files, errors };
}

const input = JSON.parse(readFileSync(0, 'utf8'));
const output = Object.entries(input).map(([project, sources]) => [project, compile(project, sources)]);
process.stdout.write(JSON.stringify(Object.fromEntries(output)));
