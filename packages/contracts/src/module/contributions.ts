import { number, object, string, type ObjectSchema } from 'yup';
import { isDeclaredRight } from './declared-rights';
import { extensionPoints, type ModuleContribution } from './extension-points';
import { isOwnAddress, ownAddressSchema } from './actions';
import type { ModuleManifest } from './descriptor';

const contributionSchema: ObjectSchema<ModuleContribution> = object({
  point: string()
    .required()
    .oneOf(extensionPoints, ({ value }) => `the point ${String(value)} does not exist`),
  id: string()
    .matches(/^[a-z][a-z0-9-]{1,40}$/)
    .required(),
  label: string().max(60).required(),
  right: string().required(),
  order: number().integer().required(),
  path: ownAddressSchema.optional(),
});

/** A module that may declare contributions. */
type DeclaringModule = Pick<ModuleManifest, 'card' | 'contributions' | 'permissions' | 'routes'>;

const declaredContributions = ({ contributions }: DeclaringModule): readonly unknown[] =>
  Array.isArray(contributions) ? contributions : [];

const nameOf = ({ point, id }: ModuleContribution) => `${point}/${id}`;

/** Returns why a well-formed contribution cannot be shown, or `null` if it can. */
function problemOf(contribution: ModuleContribution, module: DeclaringModule): string | null {
  const { point, right, path } = contribution;
  const name = nameOf(contribution);
  if (!isDeclaredRight(right, module.permissions))
    return `the contribution ${name} needs the right ${right}, which the module does not have`;
  if (path !== undefined && point !== 'user-menu')
    return `the contribution ${name} has a path; only an item of the user menu can be a link`;
  if (path !== undefined && !isOwnAddress(path, module))
    return `the contribution ${name} leads to ${path}, no route of the module`;
  if (point === 'home-card' && module.card === null)
    return `the contribution ${name} needs a card, which the module does not have`;
  return null;
}

interface CheckedContributions {
  sound: ModuleContribution[];
  problems: string[];
}

function checkContributions(module: DeclaringModule): CheckedContributions {
  const sound: ModuleContribution[] = [];
  const problems: string[] = [];
  for (const [index, candidate] of declaredContributions(module).entries())
    try {
      const contribution = contributionSchema.validateSync(candidate, { strict: true });
      const taken = sound.some((other) => nameOf(other) === nameOf(contribution));
      const problem = taken
        ? `the contribution ${nameOf(contribution)} is declared twice`
        : problemOf(contribution, module);
      if (problem === null) sound.push(contribution);
      else problems.push(problem);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      problems.push(`contribution ${index + 1}: ${reason} (the points: ${extensionPoints.join(', ')})`);
    }
  return { sound, problems };
}

/** Returns why declared contributions cannot be shown, one sentence each. */
export function contributionProblems(module: DeclaringModule): string[] {
  const { contributions } = module;
  if (contributions !== undefined && !Array.isArray(contributions)) return ['contributions is no list'];
  return checkContributions(module).problems;
}

/** Returns the valid contributions that a module declares. */
export function contributionsOf(module: DeclaringModule): ModuleContribution[] {
  return checkContributions(module).sound;
}
