import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Expression, ObjectExpression, Property } from 'acorn';
import { valid } from 'semver';

/** What a shell offers modules: its version of the host API and the packages that it shares. */
export interface ShellOffer {
  hostApi: string;
  /** Versions by the name of the package. */
  shared: Record<string, string>;
}

const nameOf = ({ key }: Property) =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';

const propertiesOf = ({ properties }: ObjectExpression) =>
  properties.filter((property): property is Property => property.type === 'Property');

const textOf = (node: Expression | undefined) =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null;

/** The versions in the table with which the federation runtime begins: for each name a list of `{ version, … }`. */
function sharedVersions(table: ObjectExpression): Record<string, string> {
  const pairs = propertiesOf(table).flatMap((property) => {
    const first = property.value.type === 'ArrayExpression' ? property.value.elements[0] : null;
    if (first?.type !== 'ObjectExpression') return [];
    const version = textOf(propertiesOf(first).find((inner) => nameOf(inner) === 'version')?.value);
    return version === null ? [] : [[nameOf(property), version]];
  });
  return Object.fromEntries(pairs) as Record<string, string>;
}

async function findIn(text: string): Promise<Partial<ShellOffer>> {
  const [{ parse }, { simple }] = await Promise.all([import('acorn'), import('acorn-walk')]);
  const found: Partial<ShellOffer> = {};
  simple(parse(text, { ecmaVersion: 'latest', sourceType: 'module', allowReturnOutsideFunction: true }), {
    AssignmentExpression: ({ left, right }) => {
      const isTable =
        left.type === 'MemberExpression' &&
        left.property.type === 'Identifier' &&
        left.property.name === 'shared' &&
        left.object.type === 'MemberExpression' &&
        left.object.property.type === 'Identifier' &&
        left.object.property.name === 'initOptions';
      if (isTable && right.type === 'ObjectExpression') found.shared = sharedVersions(right);
    },
    ObjectExpression: (node) => {
      const version = textOf(propertiesOf(node).find((property) => nameOf(property) === 'hostApi')?.value);
      if (version !== null && valid(version) !== null) found.hostApi = version;
    },
  });
  return found;
}

/**
 * Reads from the scripts of a built shell what the browser will compare modules with: the table of shared packages with
 * which the federation runtime begins, and the `hostApi` of `hostCapabilities`. `null` where either is not there.
 */
export async function readShellOffer(folder: string, files: readonly string[]): Promise<ShellOffer | null> {
  const found: Partial<ShellOffer> = {};
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    const text = await readFile(path.join(folder, file), 'utf8');
    if (/initOptions\.shared\s*=|hostApi\s*:/.test(text)) Object.assign(found, await findIn(text));
  }
  const { hostApi, shared } = found;
  return hostApi === undefined || shared === undefined ? null : { hostApi, shared };
}
