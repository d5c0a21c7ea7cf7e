import type { ExtensionPoint } from '@escale/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';

/** One page of a module: an absolute React Router path from its manifest, and what to render there. */
export interface ModulePage {
  path: string;
  element: ReactNode;
  /** Preloads the code of the page. */
  preload?: (() => Promise<unknown>) | undefined;
  /** Starts the page's first calls while it is being rendered, with the client of its queries. */
  prefetch?: ((queryClient: QueryClient) => Promise<unknown>) | undefined;
}

/** The data that a page passes to the contributions at its extension point, by point. */
export interface ExtensionContexts extends Record<ExtensionPoint, object> {
  /** A tab on a user's page. */
  'user-tab': { userId: string };
  /** A card on the dashboard. */
  'dashboard-widget': object;
  /** A line on the module's own card on the home, which is itself a link. */
  'home-card': object;
  /** The content opened by an item of the user menu, such as a dialog; rendered from the selection until `onClose`. */
  'user-menu': { onClose: () => void };
}

/** Loads the component of a contribution; called when it is rendered. */
export type ContributionLoader<Point extends ExtensionPoint> = () => Promise<
  ComponentType<ExtensionContexts[Point]>
>;

/** The code of a module's contributions: point → id as in `escale.module.json` → loader. */
export type ContributionLoaders = {
  readonly [Point in ExtensionPoint]?: Readonly<Record<string, ContributionLoader<Point>>>;
};

/** What a remote exposes as `./module`. */
export interface ModuleDefinition {
  id: string;
  pages: readonly ModulePage[];
  /** The module's contributions to pages of others (guide 'Extension points'). */
  contributions?: ContributionLoaders;
  /** Only in the sign-in module: a dialog for a new sign-in over a page whose session has expired. */
  signInAgain?: ComponentType;
  /** Only in the sign-in module: a dialog in which the signed-in user proves their identity (readings, 'Calls'). */
  confirmIdentity?: ComponentType;
}

/** Declares a module (architecture, 'A module describes itself once'); export the result as `definition`. */
export function defineModule(definition: ModuleDefinition): ModuleDefinition {
  return definition;
}

/**
 * Returns the definition loaded by the federation runtime. Throws an error for the log when it is empty, half-loaded or another
 * module's: an empty module is an error, never a blank page.
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
