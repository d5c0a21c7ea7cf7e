import { array, boolean, lazy, mixed, number, object, string, type InferType, type StringSchema } from 'yup';
import { isKnownAccess, rightName } from './declared-rights';
import type { ModuleContribution } from './extension-points';
import type { ModuleTranslations } from './texts';
import { inheritedNames } from '../lib/own-keys';
import type { ModuleTopic } from '../platform/realtime';
import type { Role } from '../user/roles';

/**
 * Version of the contract between shell and modules. Each descriptor states a compatible range in
 * `hostApi`. In the list below, * marks a version that adds a field to descriptors. A shell that does
 * not know a field refuses a descriptor with that field: the shell derives the text of the descriptor from the registry
 * (`descriptorText`), and that text differs from `descriptor.json`.
 * 1.1: the page contains the core of the federation runtime, so the entry of a module need not contain it.
 * 1.2: * a descriptor may declare actions.
 * 1.3: `useSupportEmail` of the design system.
 * 1.4: `useRouteError` of react-router-dom.
 * 1.5: * a descriptor may label permissions of its own.
 * 1.6: * a descriptor may declare contributions; `contributions` and `links` of module-kit.
 * 1.7: * a descriptor may declare role defaults. Its routes, actions, figures and contributions may need a permission of its own.
 * 1.8: * a descriptor may declare topics of the realtime connection; `useTopic`.
 * 1.9: * a descriptor may contain its texts in other languages.
 * 1.10: * a descriptor may declare a back end.
 */
export const hostApiVersion = '1.10.0';

export const moduleStatuses = ['available', 'coming-soon'] as const;

/** Names of the icons that the design system has for cards. */
export const moduleIcons = [
  'gauge',
  'users',
  'container',
  'truck',
  'chart',
  'settings',
  'shield',
  'key',
  'box',
] as const;

const idSchema = string()
  .matches(/^[a-z][a-z0-9-]{1,40}$/)
  .notOneOf(inheritedNames, ({ path, value }) => `${path} ${String(value)} is a name that every object has`)
  .required();

const pathSchema = string()
  .matches(/^\/[a-z0-9/:_-]*$/i)
  .required();

/**
 * One route of a module: a React Router path, its access, and the name by which other modules link to it. The access is one of
 * `openAccesses`, or the right that the module guard requires (§2 'Module guard'): one of `moduleRights` or of `permissions`.
 */
export const moduleRouteSchema = object({
  path: pathSchema,
  access: string().matches(rightName).required(),
  name: idSchema.optional(),
});

/** The card on the modules home (§2); `null` for a module without a card. */
export const moduleCardSchema = object({
  label: string().max(60).required(),
  description: string().max(140).required(),
  icon: string().oneOf(moduleIcons).required(),
  order: number().integer().required(),
  status: string().oneOf(moduleStatuses).required(),
});

const digestSchema = string().matches(/^sha384-[A-Za-z0-9+/=]+$/);

const textMapSchema = (value: unknown, schema: StringSchema) =>
  object(
    Object.fromEntries(
      Object.keys(typeof value === 'object' && value !== null ? value : {}).map((key) => [
        key,
        schema.required(),
      ]),
    ),
  ).required();

const fileHashesSchema = lazy((value: unknown) => textMapSchema(value, digestSchema));

const rangesSchema = lazy((value: unknown) =>
  value === undefined ? mixed().optional() : textMapSchema(value, string()),
);

/** The part of a descriptor that the module's author writes; build and publishing add version, entry and hashes. */
export const moduleManifestSchema = object({
  id: idSchema,
  owner: object({ team: string().required(), contact: string().required() }).required(),
  /** Title in the breadcrumb and name in messages ('Accès refusé au module: …'). */
  label: string().max(60).required(),
  hostApi: string().required(),
  path: pathSchema,
  card: moduleCardSchema.nullable().defined(),
  permissions: array(string().required()).defined(),
  routes: array(moduleRouteSchema.required()).defined(),
}).test((manifest: unknown, { createError }) => {
  const { routes, permissions } = (manifest ?? {}) as { routes?: ModuleRoute[]; permissions?: string[] };
  const wrong = routes?.find(({ access }) => !isKnownAccess(access, permissions ?? []));
  return (
    wrong === undefined ||
    createError({ message: `the route ${wrong.path} needs ${wrong.access}, which is not in permissions` })
  );
});

/**
 * A published module as the registry lists it: the one source of card, route, guard, breadcrumb and permission row.
 * `entry` is the address of the federation manifest, absolute or relative to the shell's origin; `null` marks a
 * placeholder. `files` maps each file of the version folder to its SHA-384 (`sha384-` and base64). `requires` maps the
 * shared packages that the module takes from the shell to their version ranges. `seal` is the SHA-384 of the folder's
 * `descriptor.json`, which contains all other fields except `withdrawn` and `lacks`.
 */
export const moduleDescriptorSchema = moduleManifestSchema.shape({
  version: string().required(),
  entry: string().nullable().defined(),
  files: fileHashesSchema,
  requires: rangesSchema,
  seal: digestSchema.optional(),
  withdrawn: boolean().optional(),
});

export type ModuleRoute = InferType<typeof moduleRouteSchema>;

/** One figure on a module's card, shown to users with `right` and `role`; none of the module's code is fetched for it. */
export interface CardFigure {
  /** The label: 'Comptes actifs'. */
  label: string;
  /** Path of a GET call below /api, such as `/users/counts`. The card shows no figure until a call has succeeded. */
  call: string;
  /** JSON pointer to the figure in the answer, such as `/data/active`. The figure is a number or an ISO 8601 instant. */
  pointer: string;
  /** The right in the module that the call requires; it may be a permission that the module declares. */
  right: string;
  /** The role that the call requires besides the right, if any. */
  role?: Role | undefined;
}

export type ModuleCard = InferType<typeof moduleCardSchema> & {
  /**
   * Validated by `figureOf`, so that an invalid figure does not take the module down. A shell that
   * does not know figures ignores the field.
   */
  figure?: CardFigure | undefined;
};

/** One action that a module offers in the command palette. */
export interface ModuleAction {
  id: string;
  label: string;
  /** Address within the module, with optional search parameters: `/users/add`, `/security?onglet=audit`. */
  path: string;
  /** The right in the module that the action requires; it may be a permission that the module declares. */
  right: string;
}

export type ModuleManifest = Omit<InferType<typeof moduleManifestSchema>, 'card'> & {
  card: ModuleCard | null;
  /** Actions for the command palette; validated by `actionsOf`, so that an invalid action does not take the module down. */
  actions?: ModuleAction[] | undefined;
  /**
   * Labels of permissions unknown to the platform: name → language → label. Validated by `permissionLabelsOf`, so that an invalid
   * label does not take the module down.
   */
  permissionLabels?: Record<string, Record<string, string>> | undefined;
  /**
   * Parts that the module adds at extension points; validated by `contributionsOf`, so that an invalid part does not take the
   * module down.
   */
  contributions?: ModuleContribution[] | undefined;
  /** Topics of live messages; validated by `topicsOf`, so that an invalid topic does not take the module down. */
  topics?: ModuleTopic[] | undefined;
  /**
   * The rights of each role in this module, used while the server has no role setting for the module: role → `visible` and names
   * of `permissions`. Validated by `withDeclaredDefaults`.
   */
  roleDefaults?: Partial<Record<Role, string[]>> | undefined;
  /**
   * The module's texts in languages other than French. Validated by `localizeDescriptor`, so that an invalid text does not take the
   * module down.
   */
  translations?: ModuleTranslations | undefined;
  /**
   * True for a module with a back end of its own. If the operator allows that back end, pages call it as `/x/<id>/…` below /api.
   * Read by `hasBackend`.
   */
  backend?: boolean | undefined;
};
export type ModuleDescriptor = ModuleManifest & {
  version: string;
  entry: string | null;
  files: Record<string, string>;
  requires?: Record<string, string> | undefined;
  seal?: string | undefined;
  /** True for the placeholder of a withdrawn module; it has no entry. */
  withdrawn?: boolean | undefined;
  /** Shell releases in which imports of this version are missing: release → missing imports in words. Set by publishing. */
  lacks?: Record<string, string> | undefined;
};

/** Returns the text of a version's `descriptor.json`, byte for byte; its SHA-384 is the `seal`. */
export function descriptorText(descriptor: ModuleDescriptor): string {
  const { id, owner, label, hostApi, path, card, permissions, permissionLabels, roleDefaults } = descriptor;
  const { routes, actions, contributions, topics, translations, backend } = descriptor;
  const { version, entry, files, requires } = descriptor;
  const named = {
    id,
    owner,
    label,
    hostApi,
    path,
    card,
    permissions,
    permissionLabels,
    roleDefaults,
    routes,
    actions,
    contributions,
    topics,
    translations,
    backend,
    version,
    entry,
    files,
    requires,
  };
  return `${JSON.stringify(named, null, 2)}\n`;
}

/** Returns the federation name of a module's container, which exposes the definition of the module as `<name>/module`. */
export function federationName(moduleId: string): string {
  return `escale_${moduleId.replaceAll('-', '_')}`;
}
