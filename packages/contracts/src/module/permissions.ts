import { isDeclaredRight, openAccesses, rightName } from './declared-rights';
import type { ModuleManifest } from './descriptor';
import { permissionNames } from '../user/permissions';
import type { Language } from '../user/preferences';

/** A module that may declare permissions of its own. */
type DeclaringModule = Pick<ModuleManifest, 'permissions' | 'permissionLabels'>;

const maxLabelLength = 30;

/** The platform's own permissions have the same label in every module, so a module cannot label them. */
const platformNames: readonly string[] = ['visible', ...permissionNames];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const ownProperty = (value: unknown, key: string): unknown =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;

function readLabel(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' && value.length <= maxLabelLength ? value : null;
}

function labelProblem(name: string, { permissions, permissionLabels }: DeclaringModule): string | null {
  if (platformNames.includes(name)) return `the permission ${name} has its label from the platform`;
  if (!permissions.includes(name)) return `permissionLabels names ${name}, which is not in permissions`;
  if (!rightName.test(name)) return `the permission ${name} has a name that cannot be stored`;
  const texts = ownProperty(permissionLabels, name);
  const areLabels = isObject(texts) && Object.values(texts).every((text) => readLabel(text) !== null);
  if (areLabels && readLabel(ownProperty(texts, 'fr')) !== null) return null;
  return `the permission ${name} needs a label in French (permissionLabels.${name}.fr), each of 1 to ${maxLabelLength} characters`;
}

/** Returns why the permissions that a module declares cannot be granted, one sentence each. */
export function permissionProblems(module: DeclaringModule): string[] {
  const { permissions, permissionLabels = {} } = module;
  if (!isObject(permissionLabels)) return ['permissionLabels is no object'];
  const unnamed = permissions
    .filter((name) => !platformNames.includes(name) && !Object.hasOwn(permissionLabels, name))
    .map((name) => `the permission ${name} has no label (permissionLabels.${name}.fr)`);
  const taken = permissions
    .filter((name) => openAccesses.some((open) => open === name))
    .map((name) => `the permission ${name} has the name of an access without a right`);
  const wrong = Object.keys(permissionLabels).map((name) => labelProblem(name, module));
  return [...taken, ...unnamed, ...wrong.filter((problem) => problem !== null)];
}

/** Returns one sentence for each route whose required right cannot be granted in the module. */
export function routeRightProblems({ permissions, routes }: Pick<ModuleManifest, 'permissions' | 'routes'>) {
  const isOpen = (access: string) => openAccesses.some((open) => open === access);
  return routes
    .filter(({ access }) => !isOpen(access) && !isDeclaredRight(access, permissions))
    .map(({ path, access }) => `the route ${path} needs ${access}, which is not in permissions`);
}

/** Returns the labels of a module's own permissions in a language, else in French; skips invalid ones. */
export function permissionLabelsOf(module: DeclaringModule, language: Language): Record<string, string> {
  const { permissionLabels } = module;
  if (!isObject(permissionLabels)) return {};
  const sound = Object.keys(permissionLabels).filter((name) => labelProblem(name, module) === null);
  return Object.fromEntries(
    sound.flatMap((name) => {
      const texts = ownProperty(permissionLabels, name);
      const label = readLabel(ownProperty(texts, language)) ?? readLabel(ownProperty(texts, 'fr'));
      return label === null ? [] : [[name, label]];
    }),
  );
}
