/** Usage and description of each command. */
export const commandHelp: Readonly<Record<string, string>> = {
  create: `escale create <id> [--dir <folder>] [--label <text>] [--team <text>]
escale create <id> --standalone [--with-backend] [--bundler webpack|vite|rspack] [--packs <folder>]

Writes a complete module into <folder>/mf-<id> (default: the current folder): its manifest, a page, a page that is loaded
on demand, a permission, French texts, a test and a README. It builds and runs at once, in the shell and alone. An
announced module (containers, shipments, reports) keeps its label, path and icon.
  --standalone    a repository of its own, with scripts, gates and .ci/run, independent of a checkout of the platform
  --with-backend  adds a back end of the module (Fastify), which its page calls, with tests
  --bundler       the bundler: webpack with the platform's preset, or Vite or Rspack with a configuration of its own
  --packs         folder of the platform's packs, copied into the repository; default: the npm registry
`,
  dev: `escale dev [<folder>] [--data <url> | --against <url>]

Serves a module during development, at http://localhost:3010 or on PORT: alone, with hot update, a mock session that has
every right on the module, and the answers of its src/mocks.ts.
  --data <url>     alone, with the data of the API at that address, after a sign-in there
  --against <url>  inside the deployed shell at that address, in one tab and for you only: open the printed link and agree
                   there. Saving a file reloads the page. The site's config.json must set moduleOverride.
`,
  update: `escale update [<folder>] [--packs <folder>] [--dry-run] [--allow-dirty] [--json]

Brings a module's own repository to the release of this "escale": the versions of the platform's packages, of the tools and
libraries that this release is tested with, and of pnpm; and the files of the template that the team has not altered. It keeps
an altered file and names the new template. It never touches src/, escale.module.json and README.md.
  --packs         folder of the packs of this release, copied into the repository; default: the npm registry
  --dry-run       print the changes only
  --allow-dirty   although git has uncommitted changes in the folder
`,
  pack: `escale pack [--to <folder>] [--json]

Writes the packages that a module's own repository needs as tarballs into a folder (packs by default), for
"escale create --standalone --packs", "npm install <folder>/*.tgz", or a registry ("npm publish <tarball>").
`,
  check: `escale check <dist>... [--site <folder>] [--shell <dist>] [--json]

Validates builds against the platform's rules, as publish does: the descriptor is valid, the site's live shell provides
what the build needs (hostApi, versions and exports of shared packages), the container exposes ./module under its name,
a script exports its definition, file names contain a hash, shared packages come from the shell, no second React, no
eval, style sheets match only the module's own classes, and the size is within its budget.
  --shell <dist>  compare with a shell that goes live next
`,
  publish: `escale publish <id or dist>... [--canary] [--only-new] [--shell <dist>] [--unchecked] [--json]
escale publish --preview <id or dist>... [--for <n>h|<n>d] [--json]
escale publish --placeholder <json>...
escale publish <id or dist> --to <url> [--token-file <file>] [--canary] [--preview] [--only-new] [--json]

Checks each build, copies it into an immutable folder named by its content, seals its descriptor with the hash of
every file, and moves the pointer in modules.json at once, under a lock. Open tabs notice when they next read the
registry. Killing a publish at any moment leaves either the old state or the new one.
  --canary        put it beside the live version; no user gets it until "escale canary" names some
  --preview       list it nowhere, and print the address that opens it: for users who may read the module, in their tab,
                  after they have agreed there. With APP_ORIGIN, the address of the site, the printed address is complete
  --for           how long the preview lasts: 12h, 2d; default 7d, at most 30d
  --assets <dir>  copy the files to another folder, which --assets-url serves (a CDN, another origin)
  --assets-url    address of that folder; its origin must be in allowedOrigins of config.json
  --only-new      skip a version that was rolled back
  --shell <dist>  compare with a shell that goes live next, instead of the live one
  --unchecked     without the rules of "escale check"
  --placeholder   publish descriptors without code, for announced modules
  --to <url>      send the build to a publishing service, which checks and publishes it. The module's token is read from
                  ESCALE_TOKEN or from a file (--token-file, ESCALE_TOKEN_FILE), never from the command line. The same
                  build sent again is the same version
  --insecure      send token and build over http to another machine
`,
  link: `escale link <json>=<entry url>...

Lists modules from development servers. Their files have no hashes: only a shell in development accepts them.
`,
  'publish-shell': `escale publish-shell <dist> [--force "<reason>"] [--json]

Publishes the built shell: its files first, index.html last. Before it goes live, its hostApi and its shared packages
with their exports are compared with the needs of every live module and canary; a shell that would refuse one is not
published. Previous releases stay for open tabs and "escale rollback shell": five, or ESCALE_KEPT_VERSIONS.
  --force "<reason>"  publish it anyway; the history keeps the reason and the refused modules
`,
  rollback: `escale rollback <id> [--to <version>] [--force "<reason>"] [--json]
escale rollback <id> [--to <version>] --to <url> [--json]
escale rollback shell [--to <version>] [--force "<reason>"] [--json]

Moves a module's pointer back to the previous version, or to a named one, after checking that its files are complete.
--to may also name a version that a rollback has left, as long as its folder exists. A version that the live shell would
refuse does not go live, unless --force gives a reason, which the history keeps. "rollback shell" does the same for the
shell. With --to <url>, a publishing service does it: see "escale publish --help".
`,
  canary: `escale canary <id> <version> --percent <0-100> [--users <id or e-mail>,...] [--force "<reason>"] [--json]
escale canary <id> --stop

Shows a version to those users and to that share of all users, always the same ones; the others keep the live version.
The public registry contains a short hash of an e-mail address, not the address.
The live shell must accept the version, unless --force gives a reason.
`,
  promote: `escale promote <id> [--force "<reason>"] [--json]

Makes the canary of a module its live version. The live shell must accept it, unless --force gives a reason.
`,
  withdraw: `escale withdraw <id> [--no-card] [--json]

Takes a module away from all users: none of its code is loaded, its card and its pages say that it is withdrawn for now,
and its canary ends. A version published meanwhile waits for "escale restore".
  --no-card       hide the card, too; only its pages say so
`,
  restore: `escale restore <id> [--force "<reason>"] [--json]

Brings a withdrawn module back. The live shell must accept it, unless --force gives a reason.

escale restore --from <file> [--data <folder>] [--site <folder>] [--only data|site] [--force "<reason>"] [--json]

Restores the database and the site of a backup. The API must not be running. Existing data is replaced only with a
reason, and kept beside it (before-restore-<time>); tables of a PostgreSQL server are replaced.
`,
  backup: `escale backup <file or folder> [--data <folder>] [--site <folder>] [--only data|site] [--json]

Writes the database, the installation's secret and the site into one compressed file that only its owner can read, while
all of it is in use. The file contains everything that was answered before. In a folder, it is named by the time.
  --data <folder>  folder of the embedded database; default: ESCALE_DATA_DIR, else var/data. Where DATABASE_URL is set and
                   --data is not, pg_dump copies that database
  --only           data or site, if the other one is on another machine or saved by other means
`,
  token: `escale token create --module <id> --owner <team> [--days <1-366>] [--json]
escale token list [--json]
escale token revoke <id>...

Creates, lists and revokes tokens of the publishing service, on the machine with the site folder. A token publishes builds
of its module that name the team as their owner, and moves that module: rollback, canary, promote, withdraw, restore. It
is shown once and stored as a hash; the history names its owner. It expires after 90 days, or after --days.
`,
  types: `escale types <source>... [--out <file>] [--json]

Writes the TypeScript declaration of the pages that other modules link to by name (moduleLink). A source is the
escale.module.json of a module, or the modules.json of a site, as a file or an address.
  --out <file>    default: src/module-pages.d.ts
`,
  conformance: `escale conformance <url> --accounts <file> [--json]

Checks any server of the API against the contract: every call with its answers, refusals and cookies, rights and sessions,
and the events of the live connection. It prints the differences. It removes what it creates; the rest of the server's
data stays as it is. Use a test server: users who are signed in with the accounts may be signed out.
  --accounts <file>  JSON with superAdmin, admin and operator, each { "email", "password" }, and "mailbox": an address that
                     answers with the mails as JSON, newest first, each with "to", and "code" and "link" or "text". Where
                     mails cannot be read, each account may state the "otpCode" that the server accepts
`,
  status: `escale status [<id>] [--verify] [--api <url>] [--json]
escale status <id> --to <url> [--json]

Prints the live shell, the live version of each module, its canary and its users, since when, the versions to which a
rollback is possible, and the previews with address and end; with <id>, of one module or of the shell.
  --verify  also compares the files of all these versions and their compressed copies with the digests of publishing, names
            each altered or missing file, and exits with 1 if there is one. Not compared: the page index.html, which
            each change writes, files on another origin, and releases of the shell that are not live
  --api     address of the API's own port: also names the versions that failed in browsers in the last 24 hours. On
            another machine, METRICS_TOKEN of the API is required in the environment
`,
};

/** The list of all commands. */
export const usage = `Usage: escale <command> [--site <folder>] [--json]

  create <id>                       create a complete module; --standalone in its own repository
  dev [<folder>]                    serve a module alone, or --against <url> in a deployed shell
  update [<folder>]                 bring such a repository to this release: --packs, --dry-run
  pack [--to <folder>]              write the packages for such a repository, as tarballs
  check <dist>...                   validate builds against the platform's rules
  publish <dist>...                 publish built modules
  rollback <id> [--to <version>]    go back to the previous version, or to a named one
  canary <id> <version>             show a version to some users: --percent, --users, --stop
  promote <id>                      make the canary the live version
  withdraw <id>                     take a module away from all users: --no-card
  restore <id>                      bring a withdrawn module back
  status [<id>]                     print what is live, and for whom: --verify, --api
  backup <file or folder>           save database and site in one file: --only data|site
  restore --from <file>             restore them: --only, --force
  publish-shell <dist>              publish the built shell: --force
  rollback shell [--to <version>]   go back to another release of the shell: --force
  token create | list | revoke      manage the tokens of the publishing service
  types <source>...                 declare the pages that modules link to: --out
  link <json>=<entry url>...        list modules from development servers
  conformance <url>                 check a server of the API against the contract: --accounts

"escale <command> --help" says more. The site folder is --site, else ESCALE_SITE_DIR, else var/site.
With --to <url>, publish, rollback, canary, promote, withdraw, restore and "status <id>" go to a publishing service.
Exit codes: 0 done, 1 refused, 2 wrong usage.
`;
