/** Places to which a module can contribute, on pages of the shell and of other modules. For the command palette, see `actions`. */
export const extensionPoints = ['user-tab', 'dashboard-widget', 'home-card', 'user-menu'] as const;

export type ExtensionPoint = (typeof extensionPoints)[number];

/** A contribution to an extension point; its code is in `contributions` of `defineModule`, under the same id. */
export interface ModuleContribution {
  point: ExtensionPoint;
  id: string;
  label: string;
  /** The right in the module that the contribution requires: one of the platform's, or one that the module declares. */
  right: string;
  /** Position among the contributions of all modules to the same point, lowest first. */
  order: number;
  /** For a link in the user menu: the address within the module. */
  path?: string | undefined;
}
