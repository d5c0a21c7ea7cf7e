import {
  actionProblems,
  backendProblems,
  contributionProblems,
  topicProblems,
  figureProblems,
  hostApiVersion,
  pageNameProblems,
  permissionProblems,
  roleDefaultProblems,
  routeConflict,
  routeRightProblems,
  type ShellOffer,
} from '@escale/contracts';
import { satisfies, validRange } from 'semver';
import { needsProblems } from '../live-shell/shell-refusals';
import type { BuildFiles } from './build-files';

const hashedName = /[.-][\w-]{8,}(?:\.chunk)?\.(?:m?js|css|svg|png|woff2)$/;
const kilobyte = 1024;

/**
 * Size limits in bytes, compressed by gzip: for the files loaded on opening the module, and for all scripts and style sheets.
 */
const budget = { first: 160 * kilobyte, all: 600 * kilobyte };

/** Rule: the descriptor is consistent and matches the platform. */
export function validDescriptor({ manifest, requires }: BuildFiles): string[] {
  const { hostApi, routes, card, path } = manifest;
  const problems = [
    validRange(hostApi) === null && `hostApi "${hostApi}" is no range of versions`,
    routes.length === 0 && 'no routes',
    routeConflict(manifest, []) ?? (false as const),
    card !== null && !routes.some((route) => route.path === path) && `no route for the card's path ${path}`,
    ...actionProblems(manifest),
    ...contributionProblems(manifest),
    ...topicProblems(manifest),
    ...backendProblems(manifest),
    ...pageNameProblems(manifest),
    ...figureProblems(manifest),
    ...permissionProblems(manifest),
    ...routeRightProblems(manifest),
    ...roleDefaultProblems(manifest),
    ...Object.entries(requires).map(
      ([name, range]) => validRange(range) === null && `requires ${name} "${range}", which is no range`,
    ),
  ];
  return problems.filter((problem) => problem !== false);
}

/**
 * Returns why the shell of `offer` would refuse the module, as far as publishing can tell. Without
 * an offer, compares the module with the platform of this command's own release. Empty if a range
 * is invalid, which `validDescriptor` reports.
 */
export function fitsPlatform(
  { manifest: { hostApi }, requires, imports }: BuildFiles,
  offer: ShellOffer | null,
): string[] {
  if (validRange(hostApi) === null || Object.values(requires).some((range) => validRange(range) === null))
    return [];
  if (offer !== null) return needsProblems({ hostApi, requires, imports }, offer);
  return satisfies(hostApiVersion, hostApi)
    ? []
    : [`hostApi ${hostApi} does not take in the platform's ${hostApiVersion}`];
}

/** Rule: the container has the name that the shell requests, exposes `./module`, and names only files that exist. */
export function exposesModule({ federation, expectedName, files, entryFile }: BuildFiles): string[] {
  const name = federation.metaData?.globalName ?? federation.name;
  const exposed = federation.exposes?.find(({ path }) => path === './module');
  const assets = [...(exposed?.assets?.js?.sync ?? []), ...(exposed?.assets?.css?.sync ?? [])];
  const problems = [
    !files.includes('mf-manifest.json') && 'mf-manifest.json is missing',
    name !== expectedName && `the container is called ${name ?? '(nothing)'} and must be ${expectedName}`,
    exposed === undefined && 'nothing is exposed as ./module',
    !files.includes(entryFile) && `the entry ${entryFile} is missing`,
    ...assets.map((file) => !files.includes(file) && `${file} is named in mf-manifest.json and missing`),
  ];
  return problems.filter((problem) => problem !== false);
}

/** Rule: names of scripts and style sheets contain a content hash, so that these files can be cached forever. */
export function hashedNames({ files }: BuildFiles): string[] {
  return files.filter((file) => /\.(?:m?js|css)$/.test(file) && !hashedName.test(file));
}

/** Rule: the module takes React from the shell, and so names it in `requires`. */
export function takesReactFromShell({ requires }: BuildFiles): string[] {
  return [!('react' in requires) && 'react is not taken from the shell (requires.react)'].filter(
    (problem) => problem !== false,
  );
}

/** Rule: the module stays within `budget`. */
export async function sizeBudget({
  federation,
  entryFile,
  scripts,
  styles,
  wireBytes,
}: BuildFiles): Promise<string[]> {
  const exposed = federation.exposes?.find(({ path }) => path === './module')?.assets;
  const first = new Set([entryFile, ...(exposed?.js?.sync ?? []), ...(exposed?.css?.sync ?? [])]);
  const all = [...scripts.keys(), ...styles.keys()];
  const sizes = new Map(await Promise.all(all.map(async (file) => [file, await wireBytes(file)] as const)));
  const sum = (names: Iterable<string>) =>
    [...names].reduce((total, file) => total + (sizes.get(file) ?? 0), 0);
  const size = (bytes: number) => `${Math.ceil(bytes / kilobyte)} kB`;
  return [
    sum(first) > budget.first && `opening it loads ${size(sum(first))}, ${size(budget.first)} at most`,
    sum(all) > budget.all && `all its files are ${size(sum(all))}, ${size(budget.all)} at most`,
  ].filter((problem) => problem !== false);
}
