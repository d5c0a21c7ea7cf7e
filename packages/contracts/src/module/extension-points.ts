/** Places on other modules' pages to which a module can contribute. Palette entries are its `actions`. */
export const extensionPoints = ['user-tab', 'dashboard-widget', 'home-card', 'user-menu'] as const;

export type ExtensionPoint = (typeof extensionPoints)[number];

/** A contribution to an extension point; its code is in `contributions` of `defineModule`, under the same id. */
export interface ModuleContribution {
  point: ExtensionPoint;
  id: string;
  label: string;
  /** The right in the module that it requires: one of the platform's, or one that the module declares. */
  right: string;
  /** Its position among those of all modules, lowest first. */
  order: number;
  /** For a link in the user menu: its address within the module. */
  path?: string | undefined;
}
