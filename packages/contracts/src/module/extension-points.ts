/** The places of foreign pages to which a module can add a part of its own. What the palette offers are its `actions`. */
export const extensionPoints = ['user-tab', 'dashboard-widget', 'home-card', 'user-menu'] as const;

export type ExtensionPoint = (typeof extensionPoints)[number];

/** What a module adds at an extension point; its code is in `contributions` of `defineModule`, under the same id. */
export interface ModuleContribution {
  point: ExtensionPoint;
  id: string;
  label: string;
  /** The right in the module that it needs: one of the platform's or one that the module declares. */
  right: string;
  /** Its place among those of all modules, lowest first. */
  order: number;
  /** Of an item in the user menu that is a link: its address within the module. */
  path?: string | undefined;
}
