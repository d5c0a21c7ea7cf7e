import { readFileSync } from 'node:fs';
import { createCheckout } from './test-checkout';

const jestReportCommand = (passed: number, failed: number) =>
  `node report.mjs '${JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    numRuntimeErrorTestSuites: 0,
    testResults: [{ name: 'quay.test.ts', startTime: 0, endTime: 4_200 }],
  })}'`;
const playwrightReportCommand = `node report.mjs '${JSON.stringify({
  stats: { expected: 5, unexpected: 0 },
  config: { rootDir: 'specs' },
  suites: [
    {
      file: 'berth.spec.ts',
      suites: [{ specs: [{ tests: [{ results: [{ duration: 7_000 }] }] }] }],
      specs: [{ tests: [{ results: [{ duration: 5_000 }] }] }],
    },
  ],
})}'`;
const attackReportCommand = `node report.mjs '${JSON.stringify({ passed: 3, failed: 0 })}'`;
const passingScripts = {
  'gate:format': 'echo formatted',
  'gate:types': 'true',
  'gate:lint': 'true',
  'gate:api': 'true',
  'gate:boundaries': 'true',
  'gate:unused': 'true',
  'gate:openapi': 'true',
  'gate:unit': jestReportCommand(7, 0),
  attack: attackReportCommand,
  durability: 'true',
  'gate:budgets': 'true',
  'gate:e2e': playwrightReportCommand,
  'gate:firefox': playwrightReportCommand,
  'gate:webkit': playwrightReportCommand,
};
const browserSettings = {
  CHROMIUM_PATH: '/bin/true',
  FIREFOX_PATH: '/bin/true',
  WEBKIT_DRIVER_PATH: '/bin/true',
};

let checkout: ReturnType<typeof createCheckout>;

beforeEach(() => {
  checkout = createCheckout();
  checkout.write(
    'report.mjs',
    "import { writeFileSync } from 'node:fs';\n" +
      "const option = process.argv.find((argument) => argument.startsWith('--outputFile='));\n" +
      'const file = option?.slice(13) ?? process.env.PLAYWRIGHT_JSON ?? process.env.ATTACK_JSON;\n' +
      'writeFileSync(file, process.argv[2]);\n' +
      "writeFileSync('arguments', process.argv.slice(3).join(' '));\n" +
      'process.exitCode = JSON.parse(process.argv[2]).numFailedTests ?? 0;\n',
  );
});

afterEach(() => checkout.remove());

async function runTests(
  scripts: Record<string, string>,
  args: string[] = [],
  env: Record<string, string> = {},
  manifest: object = {},
) {
  checkout.write(
    'package.json',
    JSON.stringify({ devDependencies: { pnpm: '0.0.0' }, type: 'module', scripts, ...manifest }),
  );
  const run = checkout.launch('test', { ...browserSettings, ...env }, args);
  const code = await run.exitCode;
  return { code, output: run.output(), lastLine: run.output().trimEnd().split('\n').at(-1) };
}

test('runs every gate by name and ends with the total of tests and attacks', async () => {
  const { code, output, lastLine } = await runTests(passingScripts);
  expect(output).toContain('[20/20] ');
  expect(output).toContain('] Tests dans le navigateur … ');
  expect([code, lastLine]).toEqual([0, '25 passed, 0 failed']);
  expect(output).toMatch(
    /Durée totale : \d+(,\d)? s\nÉtapes :\n( +[\d,]+ s {2}.+\n){20}Fichiers de tests les plus longs :\n( +12 s {2}specs.berth.spec.ts\n){3} +4,2 s {2}quay.test.ts\nMachine : \d+ cœurs ; [\d,]+ µs par défaut de page mineur\n/,
  );
});

test('prints the full output of every failing static gate and then skips the tests', async () => {
  const { code, output, lastLine } = await runTests({
    ...passingScripts,
    'gate:lint': 'echo crooked line 7; false',
    'gate:unused': 'echo unused quay; false',
  });
  expect(output).toMatch(/Règles de code … échec/);
  expect(output).toContain('crooked line 7\n\ngate:lint a échoué.');
  expect(output).toContain('unused quay\n\ngate:unused a échoué.');
  expect(output).not.toContain('Tests unitaires');
  expect([code, lastLine]).toEqual([1, '0 passed, 2 failed']);
});

test('prints a failed test immediately', async () => {
  const progress = JSON.stringify({ done: 1, total: 2, failed: ['quay.test.ts › berths a ship'] });
  checkout.write('print.mjs', `console.log('@progress ' + ${JSON.stringify(progress)});`);
  const { output } = await runTests(
    { ...passingScripts, 'gate:unit': `node print.mjs; ${jestReportCommand(1, 1)}` },
    ['unit'],
  );
  const [named, ...rest] = output.split('échec : quay.test.ts › berths a ship');
  expect(named).toContain('Tests unitaires : ');
  expect(rest.join()).not.toContain('@progress');
});

test('passes --shard to both test runners and rejects any other option', async () => {
  const sharded = await runTests(passingScripts, ['e2e', '--shard=1/2']);
  expect([sharded.code, sharded.lastLine]).toEqual([0, '5 passed, 0 failed']);
  expect(checkout.read('arguments')).toContain('--shard=1/2');
  for (const option of ['--shard=3/2', '--shard=0/2', '--watch'])
    expect((await runTests(passingScripts, ['e2e', option])).output).toContain(
      `Option inconnue : ${option}.`,
    );
});

test('counts failed tests', async () => {
  const { code, lastLine } = await runTests({ ...passingScripts, 'gate:unit': jestReportCommand(5, 2) }, [
    'unit',
  ]);
  expect([code, lastLine]).toEqual([1, '5 passed, 2 failed']);
});

test('runs only the chosen gates, and lists the available ones for an unknown name', async () => {
  const chosen = await runTests({ 'gate:unit': jestReportCommand(3, 0) }, ['unit']);
  expect([chosen.code, chosen.lastLine]).toEqual([0, '3 passed, 0 failed']);
  const unknown = await runTests(passingScripts, ['speed']);
  expect(unknown.code).toBe(1);
  expect(unknown.output).toContain('Étape inconnue : speed. Il y a : lint, types');
});

test('counts an engine that is missing on this system as skipped, and names the missing program', async () => {
  const lacking = await runTests(passingScripts, ['firefox', 'webkit'], { WEBKIT_DRIVER_PATH: 'none' });
  expect(lacking.output).toContain('] Parcours dans WebKit … absent de ce système');
  expect([lacking.code, lacking.lastLine]).toEqual([0, '5 passed, 0 failed, 1 skipped']);
  const { code, output } = await runTests(passingScripts, ['firefox'], { FIREFOX_PATH: '/nowhere/firefox' });
  expect(code).toBe(1);
  expect(output).toContain('FIREFOX_PATH=/nowhere/firefox ne désigne aucun programme.');
});

test('reports a browser that does not start', async () => {
  const { code, output } = await runTests(passingScripts, ['e2e'], { CHROMIUM_PATH: '/bin/false' });
  expect(code).toBe(1);
  expect(output).toContain('CHROMIUM_PATH=/bin/false ne désigne pas un navigateur qui démarre.');
});

test('skips a check whose inputs have not changed since it passed, except in continuous integration', async () => {
  const { wireit } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    wireit: Record<string, { command?: string }>;
  };
  for (const [name, script] of Object.entries(wireit))
    if (script.command !== undefined) script.command = `echo ${name} >> var/ran`;
  const scripts = Object.fromEntries(Object.keys(wireit).map((name) => [name, 'wireit']));
  const ran = async (CI = '') => {
    checkout.write('var/ran', '');
    await runTests(scripts, ['lint', 'format'], { CI }, { wireit });
    return checkout.read('var/ran').trim().split('\n').sort();
  };
  const both = ['gate:format', 'gate:lint'];
  expect(await ran()).toEqual(both);
  checkout.write('README.md', '# Quay');
  expect(await ran()).toEqual(['gate:format']);
  checkout.write('shell/src/quay.ts', 'export const quay = 1;');
  expect(await ran()).toEqual(both);
  expect(await ran('true')).toEqual(both);
});
