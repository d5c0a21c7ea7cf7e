import type { ExtensionPoint } from '@escale/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';

/** One page of a module: a route path from `escale.module.json`, absolute, and the element to render there. */
export interface ModulePage {
  path: string;
  element: ReactNode;
  /** Loads the code of the page in advance. */
  preload?: (() => Promise<unknown>) | undefined;
  /** Starts the page's first queries with the given client, while the page is being rendered. */
  prefetch?: ((queryClient: QueryClient) => Promise<unknown>) | undefined;
}

/** Extension point → the props that the page passes to contributions at this point. */
export interface ExtensionContexts extends Record<ExtensionPoint, object> {
  /** A tab on a user's page. */
  'user-tab': { userId: string };
  /** A card on the dashboard. */
  'dashboard-widget': object;
  /** A line on the module's own card on the home page. The card is a link, so the line must not contain one. */
  'home-card': object;
  /** The content that an item of the user menu opens, such as a dialog; rendered until it calls `onClose`. */
  'user-menu': { onClose: () => void };
}

/** Loads the component of a contribution. Called when the contribution is first rendered. */
export type ContributionLoader<Point extends ExtensionPoint> = () => Promise<
  ComponentType<ExtensionContexts[Point]>
>;

/** The code of a module's contributions: extension point → id in `escale.module.json` → loader. */
export type ContributionLoaders = {
  readonly [Point in ExtensionPoint]?: Readonly<Record<string, ContributionLoader<Point>>>;
};

/** The `definition` that a remote exports from its exposed module. */
export interface ModuleDefinition {
  id: string;
  pages: readonly ModulePage[];
  /** The module's contributions to pages of the shell and of other modules (guide 'Extension points'). */
  contributions?: ContributionLoaders;
  /** Only in the sign-in module: the dialog for a new sign-in over a page whose session has expired. */
  signInAgain?: ComponentType;
  /** Only in the sign-in module: the dialog in which the signed-in user proves their identity (readings, 'Calls'). */
  confirmIdentity?: ComponentType;
}

/** Declares a module (architecture, 'A module describes itself once'); export the result as `definition`. */
export function defineModule(definition: ModuleDefinition): ModuleDefinition {
  return definition;
}

/**
 * Returns the definition from an exposed module that the federation runtime has loaded. Throws if
 * the definition is missing, belongs to another module, has no pages or has a page without a path:
 * an error is better than a blank page.
 */
export function readModuleDefinition(exposed: unknown, expectedId: string): ModuleDefinition {
  const definition = (exposed as { definition?: Partial<ModuleDefinition> } | null | undefined)?.definition;
  if (definition === undefined) throw new Error(`module ${expectedId}: nothing exposed as "definition"`);
  if (definition.id !== expectedId)
    throw new Error(`module ${expectedId}: exposes "${String(definition.id)}"`);
  const { pages } = definition;
  const wellFormed =
    Array.isArray(pages) &&
    pages.length > 0 &&
    pages.every((page: Partial<ModulePage>) => typeof page.path === 'string');
  if (!wellFormed) throw new Error(`module ${expectedId}: no pages`);
  return definition as ModuleDefinition;
}
