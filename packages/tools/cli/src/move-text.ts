import type { ActivationResult } from '@escale/site';

/**
 * Describes who gets a canary. Only counts e-mail addresses, since the registry has only their
 * hashes.
 */
export function audienceText({ percent, users }: { percent: number; users: readonly string[] }): string {
  const said = users.filter((name) => !name.startsWith('#'));
  const marked = users.length - said.length;
  const parts = [
    ...(percent > 0 ? [`${percent} % of all users`] : []),
    ...said,
    ...(marked > 0 ? [`${marked} e-mail ${marked > 1 ? 'addresses' : 'address'}`] : []),
  ];
  return parts.length === 0 ? 'nobody yet' : parts.join(', ');
}

/** Describes the result of a command on a module, in one line. */
export function moveText(result: ActivationResult): string {
  const { lacking = [] } = result;
  const forced = lacking.length === 0 ? '' : `; forced, the live shell refuses it: ${lacking.join('; ')}`;
  return outcomeText(result) + forced;
}

/** Describes until when a preview opens, and where. */
export const previewText = ({ address, expires }: { address: string; expires: string }): string =>
  `preview until ${expires.slice(0, 16).replace('T', ' ')} UTC: ${address}`;

function outcomeText(result: ActivationResult): string {
  const { id, version, outcome, live, audience, card, preview } = result;
  const before = live === undefined ? '' : `; before it ${live}`;
  switch (outcome) {
    case 'published':
      return `${id} ${version} published`;
    case 'held':
      return `${id} ${version} waits: the module is withdrawn, and "escale restore ${id}" brings it back`;
    case 'unchanged':
      return `${id} ${version} unchanged: it is the live version already`;
    case 'skipped':
      return `${id} ${version} skipped: ${live ?? '-'} stays live`;
    case 'staged':
      return `${id} ${version} staged as a canary for nobody yet; everybody gets ${live ?? '-'}`;
    case 'canary':
      return `${id} ${version} is the canary for ${audienceText(audience ?? { percent: 0, users: [] })}; the others get ${live ?? '-'}`;
    case 'stopped':
      return `${id} ${version} is no canary any more; everybody gets ${live ?? '-'}`;
    case 'promoted':
      return `${id} ${version} promoted: live for everybody${before}`;
    case 'live-again':
      return `${id} ${version} live again${before}`;
    case 'withdrawn':
      return `${id} ${version} withdrawn: nobody gets it; ${card === true ? 'its card and' : 'it has no card,'} its pages say so`;
    case 'restored':
      return `${id} ${version} restored: live for everybody`;
    case 'preview':
      return `${id} ${version} ${preview === undefined ? 'preview' : previewText(preview)}`;
  }
}
