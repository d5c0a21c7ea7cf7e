import { missingTranslations, translationProblems, type ShellOffer } from '@escale/contracts';
import { descriptorSizeProblems } from '../build/descriptor-limits';
import { PublishError } from '../base/publish-error';
import { readBuild, type BuildFiles } from './build-files';
import { exposedDefinition, noEval, noSecondReact } from './script-rules';
import {
  fitsPlatform,
  hashedNames,
  exposesModule,
  takesReactFromShell,
  sizeBudget,
  validDescriptor,
} from './shape-rules';
import { scopedStyles } from './style-rules';

interface Rule {
  name: string;
  find: (build: BuildFiles, offer: ShellOffer | null) => string[] | Promise<string[]>;
  /** Returns deviations that are allowed, for information. */
  notes?: (build: BuildFiles) => string[];
}

const rules: readonly Rule[] = [
  { name: 'descriptor', find: validDescriptor },
  { name: 'descriptor size', find: descriptorSizeProblems },
  {
    name: 'translations',
    find: ({ manifest }) => translationProblems(manifest),
    notes: ({ manifest }) => missingTranslations(manifest),
  },
  { name: 'platform', find: fitsPlatform },
  { name: 'contract', find: exposesModule },
  { name: 'definition', find: exposedDefinition },
  { name: 'hashed names', find: hashedNames },
  { name: 'shared packages', find: takesReactFromShell },
  { name: 'no second React', find: noSecondReact },
  { name: 'no eval', find: noEval },
  { name: 'scoped styles', find: scopedStyles },
  { name: 'size budget', find: sizeBudget },
];

/** A rule and its violations (`problems`), none if the build complies. Notes are not violations. */
export interface CheckedRule {
  rule: string;
  problems: string[];
  notes: string[];
}

/**
 * Checks a build against the rules of the platform and the offer of a shell. Without an offer,
 * compares the build with the host API of this command's own release. Throws a `PublishError` if
 * the folder is not a build.
 */
export async function checkModule(distDir: string, offer: ShellOffer | null = null): Promise<CheckedRule[]> {
  const build = await readBuild(distDir);
  return Promise.all(
    rules.map(async ({ name, find, notes }) => ({
      rule: name,
      problems: await find(build, offer),
      notes: notes?.(build) ?? [],
    })),
  );
}

/** Returns the text of a report: one line per rule, with violations and notes below it. */
export function checkReport(rulesChecked: readonly CheckedRule[]): string {
  const indented = (texts: readonly string[]) => texts.map((text) => `        ${text}\n`).join('');
  return rulesChecked
    .map(
      ({ rule, problems, notes }) =>
        `${problems.length === 0 ? 'ok   ' : 'FAILS'} ${rule}\n${indented(problems)}${indented(notes)}`,
    )
    .join('');
}

/** Throws a `PublishError` that names every broken rule. */
export async function assertPublishable(distDir: string, offer: ShellOffer | null): Promise<void> {
  const broken = (await checkModule(distDir, offer)).filter(({ problems }) => problems.length > 0);
  if (broken.length > 0)
    throw new PublishError(`${distDir} does not keep the rules of the platform:\n${checkReport(broken)}`);
}
