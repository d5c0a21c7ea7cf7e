import {
  currentVersions,
  type ModuleDescriptor,
  type ModuleImports,
  type RegistryEntry,
  type ShellOffer,
} from '@escale/contracts';
import { satisfies } from 'semver';
import { PublishError } from '../base/publish-error';
import { importsOf, type ImportsRecord } from './module-imports';

/** A served version that the shell would refuse, with the reasons in words. */
export interface ShellRefusal {
  id: string;
  version: string;
  reasons: string[];
}

/** What a module requires of a shell. */
export type ModuleNeeds = Pick<ModuleDescriptor, 'hostApi' | 'requires'> & { imports: ModuleImports };

/** Returns the imports of a module that a shell does not export, by package; skips packages that the offer does not list. */
export function missingNames({ exports = {} }: ShellOffer, imports: ModuleImports): [string, string[]][] {
  return Object.entries(imports).flatMap(([name, wanted]) => {
    const provided = exports[name];
    const missing = provided === undefined ? [] : wanted.filter((one) => !provided.includes(one));
    return missing.length > 0 ? [[name, missing]] : [];
  });
}

/** Returns why a shell would refuse a module, in words; empty if the shell would accept the module. */
export function needsProblems(
  { hostApi, requires, imports }: ModuleNeeds,
  offer: ShellOffer | null,
): string[] {
  if (offer === null) return [`it needs a platform ${hostApi}, and the shell does not say which it is`];
  const packages = Object.entries(requires ?? {}).flatMap(([name, range]) => {
    const present = offer.shared[name];
    if (present === undefined) return [`it needs ${name} ${range}, which the shell does not provide`];
    return satisfies(present, range) ? [] : [`it needs ${name} ${range}, and the shell has ${present}`];
  });
  const names = missingNames(offer, imports).map(
    ([name, missing]) =>
      `it imports ${missing.join(', ')} of ${name}, which the shell's ${offer.shared[name] ?? ''} does not export`,
  );
  const platform = `it needs a platform ${hostApi}, and the shell is ${offer.hostApi}`;
  return [...(satisfies(offer.hostApi, hostApi) ? [] : [platform]), ...packages, ...names];
}

/** Returns the live and canary versions with code that a shell would refuse in the browser. */
export function shellRefusals(
  offer: ShellOffer | null,
  entries: readonly RegistryEntry[],
  imports: ImportsRecord,
): ShellRefusal[] {
  return entries
    .flatMap(currentVersions)
    .filter(({ entry }) => entry !== null)
    .map((descriptor) => ({
      id: descriptor.id,
      version: descriptor.version,
      reasons: needsProblems({ ...descriptor, imports: importsOf(imports, descriptor) }, offer),
    }))
    .filter(({ reasons }) => reasons.length > 0);
}

/** Returns one line for each refused version. */
export function refusalLines(refusals: readonly ShellRefusal[]): string {
  return refusals.map(({ id, version, reasons }) => `  ${id} ${version}: ${reasons.join('; ')}\n`).join('');
}

/** Throws a `PublishError` if `force` is given without a reason. */
export function assertReason(force: string | undefined): void {
  if (force?.trim() === '')
    throw new PublishError('--force needs the reason in words, which the history keeps');
}

/** Throws a `PublishError` naming each refused version, unless a reason is given for making the shell live anyway. */
export function assertAccepted(refusals: readonly ShellRefusal[], force: string | undefined): void {
  assertReason(force);
  if (refusals.length === 0 || force !== undefined) return;
  throw new PublishError(
    `this shell would refuse what people use now:\n${refusalLines(refusals)}` +
      'publish versions that fit it first, or say why it goes live anyway: --force "<reason>"',
  );
}
