import { object, string, type ObjectSchema } from 'yup';
import type { ModuleAction, ModuleManifest } from './module-descriptor';
import { routesOverlap } from './module-routes';
import { moduleRights } from './permissions';

/** An address of a module, with search parameters if need be. */
export const ownAddressSchema = string().matches(/^\/[a-z0-9/_-]*(\?[\w=&%.~-]+)?$/i);

const moduleActionSchema: ObjectSchema<ModuleAction> = object({
  id: string()
    .matches(/^[a-z][a-z0-9-]{1,40}$/)
    .required(),
  label: string().max(60).required(),
  path: ownAddressSchema.required(),
  right: string().oneOf(moduleRights).required(),
});

type Declaring = Pick<ModuleManifest, 'actions' | 'routes'>;

const listOf = ({ actions }: Declaring): readonly unknown[] => (Array.isArray(actions) ? actions : []);

/** True for an address that one of the module's routes matches. */
export const isOwnAddress = (path: string, { routes }: Pick<ModuleManifest, 'routes'>): boolean =>
  routes.some((route) => routesOverlap(route.path, path.split('?')[0] ?? ''));

/** Returns why declared actions cannot be offered, one sentence each. */
export function actionProblems(module: Declaring): string[] {
  if (module.actions !== undefined && !Array.isArray(module.actions)) return ['actions is no list'];
  return listOf(module).flatMap((action, index) => {
    try {
      const { id, path } = moduleActionSchema.validateSync(action, { strict: true });
      return isOwnAddress(path, module) ? [] : [`the action ${id} leads to ${path}, no route of the module`];
    } catch (error) {
      return [`action ${index + 1}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
}

/** Returns the actions that a module declares and that can be offered; the others are left out. */
export function actionsOf(module: Declaring): ModuleAction[] {
  return listOf(module).filter(
    (action): action is ModuleAction =>
      moduleActionSchema.isValidSync(action, { strict: true }) && isOwnAddress(action.path, module),
  );
}
