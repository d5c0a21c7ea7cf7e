/** Usage and description of each command. */
export const commandHelp: Readonly<Record<string, string>> = {
  create: `escale create <id> [--dir <folder>] [--label <text>] [--team <text>]
escale create <id> --standalone [--bundler webpack|vite|rspack] [--packs <folder>]

Writes a complete module into <folder>/mf-<id> (the current folder by default): what it says of itself, a page, a page
that is loaded on demand, a permission, French texts, a test and a README. It builds and runs at once, under the shell
and alone. For an announced module (containers, shipments, reports) label, path and icon are taken from it.
  --standalone    a repository of its own, with scripts, gates and .ci/run; it needs no checkout of the platform
  --bundler       what builds it: webpack by the platform's preset, or Vite or Rspack by a configuration of its own
  --packs         folder of the platform's packs, copied into the repository; else they come from the npm registry
`,
  dev: `escale dev [<folder>] [--data <url> | --against <url>]

Serves a module while it is being written, at http://localhost:3010 or on PORT: alone with hot update, with a mock
session that has every right on the module, and the answers of its src/mocks.ts.
  --data <url>     alone with the data of the API behind that address, after a sign-in there
  --against <url>  inside the deployed shell at that address, in one tab, for you alone: open the link that is printed and
                   agree there. A saved file reloads the page. The site's config.json must set moduleOverride.
`,
  pack: `escale pack [--to <folder>] [--json]

Writes the packages that a module's own repository needs as tarballs into a folder (packs by default), for
"escale create --standalone --packs", "npm install <folder>/*.tgz", or a registry ("npm publish <tarball>").
`,
  check: `escale check <dist>... [--site <folder>] [--shell <dist>] [--json]

Holds builds to the rules of the platform, the same that publish applies: the descriptor is sound, the live shell of the
site has what the build needs (hostApi, versions and exports of shared packages), the container exposes ./module under
its name, file names bear a hash, shared packages come from the shell, no second React, no eval, style sheets reach only
the module's own classes, and the size stays in its budget.
  --shell <dist>  compare with a shell that goes live next
`,
  publish: `escale publish <id or dist>... [--canary] [--only-new] [--shell <dist>] [--unchecked] [--json]
escale publish --placeholder <json>...
escale publish <id or dist> --to <url> [--token-file <file>] [--canary] [--only-new] [--json]

Checks each build, copies it into an immutable folder named by its content, seals its descriptor with the hash of
every file, and moves the pointer in modules.json at once, under a lock. Open tabs see it at their next reading of the
registry. A publish that is killed at any moment leaves the site as it was, or as it shall be.
  --canary        put it beside the live version; nobody gets it until "escale canary" says who
  --assets <dir>  copy the files to another folder, which --assets-url serves (a CDN, another origin)
  --assets-url    address of that folder; its origin must be in allowedOrigins of config.json
  --only-new      leave a version alone that was rolled back
  --shell <dist>  compare with a shell that goes live next, instead of the live one
  --unchecked     without the rules of "escale check"
  --placeholder   publish descriptors without code: modules that are announced
  --to <url>      send the build to a publishing service, which checks and publishes it. The token of the module comes by
                  ESCALE_TOKEN, or by a file (--token-file, ESCALE_TOKEN_FILE), never on the command line. The same build
                  sent again is the same version
  --insecure      send token and build over http to another machine
`,
  link: `escale link <json>=<entry url>...

Lists modules that development servers serve. Their files carry no hashes: only a shell in development accepts them.
`,
  'publish-shell': `escale publish-shell <dist> [--force "<reason>"] [--json]

Publishes the built shell: its files first, index.html last. Before it goes live, its hostApi and its shared packages,
their exports included, are compared with what every live module and canary needs; a shell that would refuse one is not
published. Releases before it stay, for open tabs and "escale rollback shell": five, or as ESCALE_KEPT_VERSIONS says.
  --force "<reason>"  publish it all the same; the history keeps the reason and the refused modules
`,
  rollback: `escale rollback <id> [--to <version>] [--force "<reason>"] [--json]
escale rollback <id> [--to <version>] --to <url> [--json]
escale rollback shell [--to <version>] [--force "<reason>"] [--json]

Moves a module's pointer back to the version before, or to a named one, after checking that its files are whole. --to also
names a version that a rollback has left, while its folder is there. A version that the live shell would refuse does not go
live, unless --force says why; the history keeps the reason. "rollback shell" does the same for the shell. With --to
<url>, a publishing service does it: see "escale publish --help".
`,
  canary: `escale canary <id> <version> --percent <0-100> [--users <id or e-mail>,...] [--force "<reason>"] [--json]
escale canary <id> --stop

Shows a version to those users and to that share of all (always the same people); the others keep the live one.
The public registry holds a short mark of an e-mail address, not the address.
The live shell must take it, unless --force says why.
`,
  promote: `escale promote <id> [--force "<reason>"] [--json]

Makes the canary of a module its live version. The live shell must take it, unless --force says why.
`,
  withdraw: `escale withdraw <id> [--no-card] [--json]

Takes a module away from everybody: nothing of its code is fetched, its card and its pages say that it is withdrawn for
now, and its canary ends. A version that is published meanwhile waits for "escale restore".
  --no-card       without a card; its pages still say it
`,
  restore: `escale restore <id> [--force "<reason>"] [--json]

Brings a withdrawn module back. The live shell must take it, unless --force says why.

escale restore --from <file> [--data <folder>] [--site <folder>] [--only data|site] [--force "<reason>"] [--json]

Brings the database and the site of a backup back. The API must not run. What is there is replaced only with a reason, and
kept beside it (before-restore-<time>); tables of a PostgreSQL server are replaced.
`,
  backup: `escale backup <file or folder> [--data <folder>] [--site <folder>] [--only data|site] [--json]

Writes the database, the installation's secret and the site into one compressed file that only its owner reads, while all of it
is in use: everything answered before is in it. In a folder, the file is named by the time.
  --data <folder>  folder of the embedded database; else ESCALE_DATA_DIR, else var/data. Where DATABASE_URL is set and --data is
                   not, pg_dump copies that database
  --only           data or site, where the other is on another machine or saved by other means
`,
  token: `escale token create --module <id> --owner <team> [--days <1-366>] [--json]
escale token list [--json]
escale token revoke <id>...

Makes, lists and revokes tokens of the publishing service, where the site folder is. A token publishes builds of its
module that name the team as their owner, and moves that module: rollback, canary, promote, withdraw, restore. It is shown
once and kept as a hash; the history names its owner. It ends after 90 days, or as --days says.
`,
  types: `escale types <source>... [--out <file>] [--json]

Writes the TypeScript declaration of the pages that other modules link to by name (moduleLink). A source is the
escale.module.json of a module, or the modules.json of a site, as a file or an address.
  --out <file>    default: src/module-pages.d.ts
`,
  conformance: `escale conformance <url> --accounts <file> [--json]

Holds any server of the API to the contract: every call with its answers, refusals and cookies, rights and sessions, and the
events of the live connection. It prints what differs. What it creates it removes; the rest of the server's data stays as
it is. The server should be one for trials: people who sign in with the accounts may be signed out.
  --accounts <file>  JSON with superAdmin, admin and operator, each { "email", "password" }, and "mailbox": an address that
                     answers with the mails as JSON, newest first, each with "to", and "code" and "link" or "text". Where
                     no mails can be read, each account may state the "otpCode" that the server takes
`,
  status: `escale status [--json]
escale status <id> --to <url> [--json]

The live shell, the live version of each module, its canary and who gets it, since when, and what can be gone back to.
`,
};

/** The list of all commands. */
export const usage = `Usage: escale <command> [--site <folder>] [--json]

  create <id>                       a complete new module; --standalone in its own repository
  dev [<folder>]                    serve a module alone, or --against <url> in a deployed shell
  pack [--to <folder>]              the packages that such a repository needs, as tarballs
  check <dist>...                   hold builds to the rules of the platform
  publish <dist>...                 publish built modules
  rollback <id> [--to <version>]    go back to the version before, or to a named one
  canary <id> <version>             show a version to some: --percent, --users, --stop
  promote <id>                      make the canary the live version
  withdraw <id>                     take a module away from everybody: --no-card
  restore <id>                      bring a withdrawn module back
  status                            what is live, and for whom
  backup <file or folder>           database and site in one file: --only data|site
  restore --from <file>             bring them back: --only, --force
  publish-shell <dist>              publish the built shell: --force
  rollback shell [--to <version>]   go back to another release of the shell: --force
  token create | list | revoke      who may publish over the publishing service
  types <source>...                 declare the pages that modules link to: --out
  link <json>=<entry url>...        list modules that a development server serves
  conformance <url>                 hold a server of the API to the contract: --accounts

"escale <command> --help" says more. The site folder is --site, else ESCALE_SITE_DIR, else var/site.
With --to <url>, publish, rollback, canary, promote, withdraw, restore and "status <id>" go to a publishing service.
Exit codes: 0 done, 1 refused, 2 wrong usage.
`;
