import { object, string, type ObjectSchema } from 'yup';
import { isDeclaredRight } from './declared-rights';
import type { ModuleAction, ModuleManifest } from './descriptor';
import { routesOverlap } from './routes';

/** An address within a module, with optional search parameters. */
export const ownAddressSchema = string().matches(/^\/[a-z0-9/_-]*(\?[\w=&%.~-]+)?$/i);

const moduleActionSchema: ObjectSchema<ModuleAction> = object({
  id: string()
    .matches(/^[a-z][a-z0-9-]{1,40}$/)
    .required(),
  label: string().max(60).required(),
  path: ownAddressSchema.required(),
  right: string().required(),
});

/** A module that may declare actions. */
type DeclaringModule = Pick<ModuleManifest, 'actions' | 'routes' | 'permissions'>;

const declaredActions = ({ actions }: DeclaringModule): readonly unknown[] =>
  Array.isArray(actions) ? actions : [];

/** True for an address that one of the module's routes matches. */
export const isOwnAddress = (path: string, { routes }: Pick<ModuleManifest, 'routes'>): boolean =>
  routes.some((route) => routesOverlap(route.path, path.split('?')[0] ?? ''));

function problemsOf({ id, path, right }: ModuleAction, module: DeclaringModule): string[] {
  if (!isOwnAddress(path, module)) return [`the action ${id} leads to ${path}, no route of the module`];
  const isDeclared = isDeclaredRight(right, module.permissions);
  return isDeclared ? [] : [`the action ${id} needs ${right}, which is not in permissions`];
}

/** Returns why declared actions cannot be offered, one sentence each. */
export function actionProblems(module: DeclaringModule): string[] {
  if (module.actions !== undefined && !Array.isArray(module.actions)) return ['actions is no list'];
  return declaredActions(module).flatMap((action, index) => {
    try {
      return problemsOf(moduleActionSchema.validateSync(action, { strict: true }), module);
    } catch (error) {
      return [`action ${index + 1}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
}

/** Returns the valid actions that a module declares. */
export function actionsOf(module: DeclaringModule): ModuleAction[] {
  return declaredActions(module).filter(
    (action): action is ModuleAction =>
      moduleActionSchema.isValidSync(action, { strict: true }) && problemsOf(action, module).length === 0,
  );
}
