import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { plantTree } from './planted-tree';
import { command, repository } from './repository';

interface Violation {
  from: string;
  rule: { name: string };
}

/** Each planted file, its forbidden import, and the rule that must report it. */
const plantedImports: [file: string, imported: string, rule: string][] = [
  ['mf-dashboard/src/from-remote.ts', '../../mf-users/src/module', 'no-remote-from-remote'],
  ['mf-dashboard/src/from-shell.ts', '../../shell/src/main', 'no-shell-from-outside'],
  ['packages/front/auth/src/from-shell.ts', '../../../../shell/src/main', 'no-shell-from-outside'],
  ['shell/src/app/from-remote.ts', '../../../mf-users/src/module', 'shell-names-remotes-in-modules'],
  [
    'packages/front/design-system/src/from-remote.ts',
    '../../../../mf-users/src/module',
    'no-app-from-package',
  ],
  ['mf-users/src/from-server.ts', '../../mock-api/src/main', 'no-server-from-outside'],
  ['packages/contracts/src/from-i18n.ts', '@escale/i18n', 'contracts-is-a-leaf'],
  ['packages/contracts/src/from-remote.ts', '../../../mf-users/src/module', 'contracts-is-a-leaf'],
  ['packages/front/i18n/src/from-auth.ts', '@escale/auth', 'i18n-knows-contracts-only'],
  ['packages/front/design-system/src/from-data.ts', '@escale/api-client', 'design-system-has-no-data'],
  ['packages/front/design-system/src/from-auth.ts', '@escale/auth', 'design-system-has-no-data'],
  ['packages/tools/gallery/stories/from-auth.ts', '@escale/auth', 'gallery-shows-the-design-system'],
  ['packages/front/api-client/src/from-looks.ts', '@escale/design-system', 'api-client-has-no-looks'],
  ['packages/front/auth/src/from-looks.ts', '@escale/design-system', 'auth-has-no-looks'],
  ['packages/front/user-ui/src/from-realtime.ts', '@escale/realtime', 'user-ui-is-small'],
  ['packages/front/realtime/src/from-looks.ts', '@escale/design-system', 'realtime-has-no-looks'],
  ['mock-api/src/from-auth.ts', '@escale/auth', 'mock-api-knows-contracts-and-i18n'],
  ['mock-api/src/from-i18n.ts', '@escale/i18n', 'mock-api-runs-without-react'],
  ['mock-api/src/messages/from-secret.ts', '../data-folder/secret', 'mock-api-messages-layer'],
  ['mock-api/src/data-folder/from-db.ts', '../db/table', 'mock-api-data-folder-layer'],
  ['mock-api/src/security/from-db.ts', '../db/table', 'mock-api-security-layer'],
  ['mock-api/src/db/from-rights.ts', '../rights/store', 'mock-api-db-layer'],
  ['mock-api/src/db/from-services.ts', '../services', 'mock-api-without-services'],
  ['mock-api/src/rights/from-limits.ts', '../limits/attempts', 'mock-api-rights-layer'],
  ['mock-api/src/limits/from-http.ts', '../http/answers', 'mock-api-limits-layer'],
  ['mock-api/src/http/from-accounts.ts', '../accounts/sessions', 'mock-api-http-layer'],
  ['mock-api/src/audit/from-accounts.ts', '../accounts/sessions', 'mock-api-audit-layer'],
  ['mock-api/src/mail/from-accounts.ts', '../accounts/sessions', 'mock-api-mail-layer'],
  ['mock-api/src/accounts/from-realtime.ts', '../realtime/audience', 'mock-api-accounts-layer'],
  ['mock-api/src/accounts/from-users.ts', '../users/list', 'mock-api-features-on-top'],
  ['mock-api/src/auth/from-users.ts', '../users/list', 'mock-api-features-on-top'],
  ['packages/server/gateway/src/from-cli.ts', '@escale/cli', 'gateway-knows-contracts-only'],
  ['packages/tools/docs-site/src/from-auth.ts', '@escale/auth', 'docs-site-knows-contracts-only'],
  ['packages/front/module-kit/src/from-build.ts', '../build/build-id', 'run-time-without-build'],
  ['packages/tools/cli/src/from-kit.ts', '@escale/module-kit', 'cli-is-a-command-line'],
  ['packages/tools/conformance/src/from-auth.ts', '@escale/auth', 'conformance-knows-contracts-only'],
  ['packages/server/data-folder/src/from-contracts.ts', '@escale/contracts', 'data-folder-is-a-leaf'],
  ['packages/server/core/src/from-contracts.ts', '@escale/contracts', 'core-is-a-leaf'],
  ['packages/server/module-token/src/from-contracts.ts', '@escale/contracts', 'module-token-is-a-leaf'],
  ['packages/server/site/src/from-cli.ts', '@escale/cli', 'site-knows-contracts-and-data-folder'],
  ['packages/server/backup/src/from-cli.ts', '@escale/cli', 'backup-knows-site-and-data-folder'],
  ['packages/server/publisher/src/from-cli.ts', '@escale/cli', 'publisher-serves-the-site'],
  ['packages/server/publisher/src/from-gateway.ts', '@escale/gateway', 'publisher-serves-the-site'],
  ['packages/tests/e2e/src/from-auth.ts', '@escale/auth', 'e2e-knows-contracts-and-cli-only'],
  ['mf-users/src/from-testing.ts', '@escale/testing', 'no-testing-from-sources'],
  ['shell/src/from-e2e.ts', '@escale/e2e', 'no-testing-from-sources'],
  ['mf-users/src/from-cli.ts', '@escale/cli', 'no-tools-from-the-product'],
  ['mf-users/src/from-test.ts', './list.test', 'no-test-from-sources'],
  ['mf-users/src/from-test-kit.ts', './test-list', 'no-test-from-sources'],
  ['mf-users/src/features/list/from-form.ts', '../form/form', 'no-feature-from-feature'],
  ['shell/src/features/home/from-frame.ts', '../frame/frame', 'no-feature-from-feature'],
  ['shell/src/lib/from-telemetry.ts', '../telemetry/reporter', 'shell-lib-layer'],
  ['shell/src/lib/from-modules.ts', '../modules/loader', 'shell-lib-layer'],
  ['shell/src/telemetry/from-modules.ts', '../modules/loader', 'shell-telemetry-layer'],
  ['shell/src/modules/from-feature.ts', '../features/frame/frame', 'shell-modules-layer'],
  ['shell/src/modules/from-app.ts', '../app/page', 'shell-modules-layer'],
  ['shell/src/features/home/from-modules.ts', '../../modules/loader', 'shell-modules-layer'],
  ['shell/src/features/home/from-root.ts', '../../main', 'shell-modules-layer'],
  ['shell/src/app/from-startup.ts', '../startup/tasks', 'shell-app-layer'],
  ['shell/src/startup/from-root.ts', '../main', 'shell-startup-layer'],
  ['shell/src/tools/from-lib.ts', '../lib/idle', 'shell-folders-have-a-layer'],
  ['shell/src/app/pages/from-frame.ts', '../frame/frame', 'shell-app-pages-layer'],
  ['shell/src/app/outlet/from-page.ts', '../pages/home', 'shell-app-outlet-layer'],
  ['shell/src/app/frame/from-root.ts', '../page', 'shell-app-frame-layer'],
  ['shell/src/app/dialogs/from-lib.ts', '../../lib/idle', 'shell-app-folders-have-a-layer'],
  ['shell/src/modules/registry/from-root.ts', '../loader', 'shell-modules-registry-layer'],
  ['shell/src/modules/errors/from-integrity.ts', '../integrity/assets', 'shell-modules-errors-layer'],
  [
    'shell/src/modules/compatibility/from-integrity.ts',
    '../integrity/assets',
    'shell-modules-compatibility-layer',
  ],
  ['shell/src/modules/integrity/from-loading.ts', '../loading/load', 'shell-modules-integrity-layer'],
  ['shell/src/modules/loading/from-recovery.ts', '../recovery/plan', 'shell-modules-loading-layer'],
  ['shell/src/modules/status/from-recovery.ts', '../recovery/plan', 'shell-modules-status-layer'],
  ['shell/src/modules/recovery/from-root.ts', '../loader', 'shell-modules-recovery-layer'],
  ['shell/src/modules/cache/from-lib.ts', '../../lib/idle', 'shell-modules-folders-have-a-layer'],
  ['mf-auth/src/messages/from-session.ts', '../session/email', 'mf-auth-messages-layer'],
  ['mf-auth/src/failures/from-session.ts', '../session/email', 'mf-auth-failures-layer'],
  ['mf-auth/src/features/otp/from-app.ts', '../../app/page', 'mf-auth-features-layer'],
  ['mf-auth/src/app/from-root.ts', '../module', 'mf-auth-app-layer'],
  ['mf-auth/src/tools/from-session.ts', '../session/email', 'mf-auth-folders-have-a-layer'],
  ['mf-users/src/messages/from-api.ts', '../api/users', 'mf-users-messages-layer'],
  ['mf-users/src/api/from-shared.ts', '../shared/dialog', 'mf-users-api-layer'],
  ['mf-users/src/shared/from-feature.ts', '../features/list/list', 'mf-users-shared-layer'],
  ['mf-users/src/features/list/from-root.ts', '../../module', 'mf-users-features-layer'],
  ['mf-users/src/app/from-root.ts', '../module', 'mf-users-app-layer'],
  ['mf-users/src/tools/from-api.ts', '../api/users', 'mf-users-folders-have-a-layer'],
  ['packages/server/site/src/base/from-store.ts', '../store/staging', 'site-base-layer'],
  ['packages/server/site/src/store/from-registry.ts', '../registry/registry-file', 'site-store-layer'],
  ['packages/server/site/src/build/from-registry.ts', '../registry/registry-file', 'site-build-layer'],
  ['packages/server/site/src/live-shell/from-page.ts', '../page/site-page', 'site-live-shell-layer'],
  ['packages/server/site/src/page/from-change.ts', '../change/change-site', 'site-check-layer'],
  ['packages/server/site/src/change/from-modules.ts', '../modules/publish-module', 'site-change-layer'],
  ['packages/server/site/src/shell/from-modules.ts', '../modules/publish-module', 'site-modules-layer'],
  ['packages/server/site/src/testing/from-root.ts', '../index', 'site-testing-layer'],
  ['packages/server/site/src/moves/from-store.ts', '../store/staging', 'site-folders-have-a-layer'],
  [
    'packages/front/design-system/src/tools/from-core.ts',
    '../core/button',
    'design-system-folders-have-a-layer',
  ],
  ['packages/front/design-system/src/core/from-entry.ts', '../entries/dialog', 'design-system-core-layer'],
  ['packages/front/design-system/src/core/from-root.ts', '../index', 'design-system-core-layer'],
  [
    'packages/front/design-system/src/entries/from-root.ts',
    '@escale/design-system',
    'design-system-entries-layer',
  ],
  ['mf-users/src/features/list/from-app.ts', '../../app/page', 'no-app-folder-from-below'],
  ['mf-users/src/relative.ts', '../../packages/front/auth/src/index', 'no-relative-import-across-packages'],
  ['mf-users/src/deep-path.ts', '../../packages/front/auth/src/inside', 'no-deep-import'],
  ['mf-users/src/deep-name.ts', '@escale/auth/src/inside', 'not-to-unresolvable'],
  ['mf-users/src/from-node.ts', 'node:fs', 'no-node-in-browser'],
  ['mf-users/src/cycle-back.ts', './cycle', 'no-cycle'],
  ['mf-users/src/nowhere.ts', './nowhere-at-all', 'not-to-unresolvable'],
];

const allowedImports: [file: string, imported: string][] = [
  ['mf-users/src/app/joins.ts', '../features/list/list'],
  ['mf-users/src/features/list/own.ts', './list'],
  ['mf-users/src/by-name.ts', '@escale/design-system'],
  ['mf-users/src/list.test.ts', '@escale/testing'],
  ['shell/src/modules/registry/match-route.ts', '@escale/module-kit'],
  ['shell/src/app/joins-modules.ts', '../modules/loader'],
  ['shell/src/app/frame/from-page.ts', '../pages/home'],
  ['shell/src/main-of-all.ts', './app/page'],
  ['packages/front/design-system/src/entries/from-core.ts', '../core/button'],
  ['shell/src/modules/from-telemetry.ts', '../telemetry/reporter'],
  ['shell/src/modules/loading/from-integrity.ts', '../integrity/assets'],
  ['packages/front/auth/src/by-name.ts', '@escale/api-client'],
  ['mock-api/src/by-name.ts', '@escale/contracts'],
  ['mock-api/src/http/downwards.ts', '../db/table'],
  ['mock-api/src/users/list.ts', '../accounts/sessions'],
  ['packages/server/gateway/src/from-node.ts', 'node:fs'],
  ['packages/server/publisher/src/by-name.ts', '@escale/contracts'],
  ['packages/server/site/src/modules/from-change.ts', '../change/change-site'],
];

const otherFiles: Record<string, string> = {
  'mock-api/src/services.ts': 'export {};\n',
  'mock-api/src/data-folder/secret.ts': 'export {};\n',
  'mock-api/src/db/table.ts': 'export {};\n',
  'mock-api/src/rights/store.ts': 'export {};\n',
  'mock-api/src/limits/attempts.ts': 'export {};\n',
  'mock-api/src/http/answers.ts': 'export {};\n',
  'mock-api/src/accounts/sessions.ts': 'export {};\n',
  'mock-api/src/realtime/audience.ts': 'export {};\n',
  'mf-users/src/cycle.ts': "import './cycle-back';\n",
  'mf-users/src/test-list.ts': 'export {};\n',
  'mf-users/src/app/page.ts': 'export {};\n',
  'mf-users/src/features/form/form.ts': 'export {};\n',
  'mf-users/src/features/list/list.ts': 'export {};\n',
  'shell/src/app/page.ts': 'export {};\n',
  'shell/src/features/frame/frame.ts': 'export {};\n',
  'shell/src/modules/loader.ts': 'export {};\n',
  'shell/src/modules/integrity/assets.ts': 'export {};\n',
  'shell/src/modules/loading/load.ts': 'export {};\n',
  'shell/src/modules/recovery/plan.ts': 'export {};\n',
  'shell/src/telemetry/reporter.ts': 'export {};\n',
  'shell/src/app/frame/frame.ts': 'export {};\n',
  'shell/src/app/pages/home.ts': 'export {};\n',
  'shell/src/lib/idle.ts': 'export {};\n',
  'shell/src/startup/tasks.ts': 'export {};\n',
  'mf-auth/src/module.ts': 'export {};\n',
  'mf-auth/src/app/page.ts': 'export {};\n',
  'mf-auth/src/session/email.ts': 'export {};\n',
  'mf-users/src/api/users.ts': 'export {};\n',
  'packages/front/module-kit/build/build-id.ts': 'export {};\n',
  'mf-users/src/shared/dialog.ts': 'export {};\n',
  'packages/server/site/src/index.ts': 'export {};\n',
  'packages/server/site/src/store/staging.ts': 'export {};\n',
  'packages/server/site/src/registry/registry-file.ts': 'export {};\n',
  'packages/server/site/src/page/site-page.ts': 'export {};\n',
  'packages/server/site/src/change/change-site.ts': 'export {};\n',
  'packages/server/site/src/modules/publish-module.ts': 'export {};\n',
  'packages/front/design-system/src/core/button.ts': 'export {};\n',
  'packages/front/design-system/src/entries/dialog.ts': 'export {};\n',
};

const importingFiles = (rows: readonly (readonly [string, string, ...unknown[]])[]) =>
  Object.fromEntries(rows.map(([file, imported]) => [file, `import '${imported}';\n`]));

function cruise(root: string, folders: string[]): Violation[] {
  const config = path.join(repository, '.dependency-cruiser.cjs');
  const args = ['--config', config, '--output-type', 'json', ...folders];
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, shell: true } as const;
  return (
    JSON.parse(execFileSync(command('depcruise'), args, options)) as { summary: { violations: Violation[] } }
  ).summary.violations;
}

describe('planted violations', () => {
  let violations: Violation[] = [];

  beforeAll(() => {
    const tree = plantTree({
      ...importingFiles(plantedImports),
      ...importingFiles(allowedImports),
      ...otherFiles,
    });
    try {
      violations = cruise(tree.root, ['shell', 'mf-*', 'packages', 'mock-api']);
    } finally {
      tree.remove();
    }
  }, 120_000);

  it.each(plantedImports)('%s must not import %s: %s', (file, _imported, rule) => {
    expect(violations.filter(({ from }) => from === file).map((violation) => violation.rule.name)).toContain(
      rule,
    );
  });

  it.each(allowedImports)('%s may import %s', (file) => {
    expect(violations.filter(({ from }) => from === file)).toEqual([]);
  });

  it('cover every rule', () => {
    const { forbidden } = jest.requireActual<{ forbidden: { name: string }[] }>(
      '../../../../.dependency-cruiser.cjs',
    );
    expect(new Set(plantedImports.map(([, , rule]) => rule))).toEqual(
      new Set(forbidden.map(({ name }) => name)),
    );
  });
});
