export interface Difference {
  /** `POST /auth/login`, or `event user_connected`. */
  call: string;
  /** What the suite was doing. */
  during: string;
  problem: string;
}

export interface Report {
  url: string;
  differences: Difference[];
  /** The calls that the suite made, without the optional calls that the server does not offer. */
  called: string[];
  notOffered: string[];
  notChecked: string[];
  checks: number;
}

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? '' : `${title}\n${lines.map((line) => `  ${line}\n`).join('')}`;

/** Formats a report as text, differences first. */
export function reportText({ url, differences, called, notOffered, notChecked, checks }: Report): string {
  const byStep = new Map<string, string[]>();
  for (const { call, during, problem } of differences)
    byStep.set(during, [...(byStep.get(during) ?? []), `${call}: ${problem}`]);
  const differing = [...byStep]
    .map(([during, lines]) => section(`differs, ${during}:`, [...new Set(lines)]))
    .join('');
  const verdict =
    differences.length === 0
      ? 'as the contract says'
      : `${differences.length} ${differences.length === 1 ? 'difference' : 'differences'} from the contract`;
  return (
    differing +
    section('not offered (a server need not):', notOffered) +
    section('not checked:', notChecked) +
    `${url}: ${called.length} calls, ${checks} checks: ${verdict}\n`
  );
}
