// @ts-check

/** @typedef {{ expression?: string, license?: { id?: string, name?: string } }} Licence */
/** @typedef {{ group?: string, name: string, version: string, licenses?: Licence[] }} Component */

/**
 * Lists the third-party components of a bill of materials by licence. `undeclared` lists those without a licence.
 * @param {{ components: Component[] }} bill
 */
export function licenceList({ components }) {
  const foreign = components.filter(({ group }) => group !== '@escale');
  /** @type {Map<string, string[]>} */
  const byLicence = new Map();
  for (const component of foreign) {
    const licence = licenceOf(component);
    byLicence.set(licence, [...(byLicence.get(licence) ?? []), fullName(component)]);
  }
  const undeclared = byLicence.get('') ?? [];
  const text = [...byLicence]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([licence, names]) =>
        `${licence || '—'}\n${names
          .sort()
          .map((name) => `  ${name}\n`)
          .join('')}`,
    )
    .join('\n');
  return { text, count: foreign.length, undeclared };
}

/** @param {Component} component */
const fullName = ({ group, name, version }) => `${group === undefined ? '' : `${group}/`}${name}@${version}`;

/** @param {Component} component */
const licenceOf = ({ licenses = [] }) =>
  licenses.map(({ expression, license }) => expression ?? license?.id ?? license?.name ?? '').join(', ');
