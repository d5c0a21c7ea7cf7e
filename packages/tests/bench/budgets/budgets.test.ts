import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPublishedScripts } from './published-scripts';
import { compareWithBudgets } from './report';
import { writeTestSite } from './test-site';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'escale-budgets-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function openSite(consumed: readonly string[] = []) {
  const { site, dists } = writeTestSite(folder, consumed);
  return openPublishedScripts(site, dists);
}

const imports = ['mf-auth/src/module.tsx', 'mf-auth/src/sign-in.tsx'];
const routes = { '/login': { kB: 130, imports } };

it('adds up the page, the module with its page, and what they consume, each script once', () => {
  const site = openSite();
  const files = site.ofRoute(imports).map((script) => path.basename(script.path));
  expect(files.sort()).toEqual(['entry.js', 'forms.js', 'main.js', 'module.js', 'react.js', 'sign-in.js']);
  expect(compareWithBudgets(site, routes, { shell: 100, 'mf-auth': 8 })).toEqual({
    lines: [
      expect.stringMatching(/^\/login +127\.0 kB of 130 kB in 6 files$/),
      expect.stringMatching(/^shell +100\.0 kB of 100 kB in 2 files$/),
      expect.stringMatching(/^mf-auth +8\.0 kB of 8 kB in 2 files$/),
    ],
    failures: [],
  });
});

it('fails on the grid in the sign-in page, and lists what is in it', () => {
  const { failures } = compareWithBudgets(openSite(['data-table']), routes, {});
  expect(failures).toHaveLength(1);
  expect(failures[0]).toMatch(/^\/login: 327\.0 kB exceed the budget of 130 kB\n/);
  expect(failures[0]).toMatch(/\n +180\.0 kB {2}\/grid\.js {2}ag-grid-community 780\.0 kB\n/);
});

it('fails on an entry that grew', () => {
  const { failures } = compareWithBudgets(openSite(), {}, { shell: 99 });
  expect(failures[0]).toMatch(/^shell: 100\.0 kB exceed the budget of 99 kB\n/);
  expect(failures[0]).toContain('/react.js  react-dom 199.0 kB, react 1.0 kB');
});

it('refuses a budget whose import nobody makes, and a site of another build', () => {
  const site = openSite();
  expect(() => site.ofRoute(['mf-auth/src/gone.tsx'])).toThrow('gone.tsx is not imported by itself');
  rmSync(path.join(folder, 'site/forms.js'));
  rmSync(path.join(folder, 'site/forms.js.br'));
  expect(() => site.ofRoute(imports)).toThrow('the site is not of this build');
});
