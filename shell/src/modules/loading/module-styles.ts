import type { AssetIndex } from '../registry/asset-index';

/** Controls the style sheets of modules: those of a module that shows nothing are disabled. */
export interface ModuleStyles {
  /**
   * Enables a module's style sheets. Returns a function that ends this use. Without any use, the
   * style sheets are disabled.
   */
  retain: (moduleId: string) => () => void;
  /** Disables the new style sheets of a loaded module until the module shows something. */
  settle: (moduleId: string) => void;
}

export function createModuleStyles(assets: AssetIndex, page: Document = document): ModuleStyles {
  const useCounts = new Map<string, number>();

  const apply = (moduleId: string, change: number) => {
    const count = (useCounts.get(moduleId) ?? 0) + change;
    useCounts.set(moduleId, count);
    for (const sheet of page.styleSheets)
      if (assets.find(sheet.href ?? '')?.descriptor.id === moduleId) sheet.disabled = count === 0;
  };

  return {
    settle: (moduleId) => apply(moduleId, 0),
    retain: (moduleId) => {
      apply(moduleId, 1);
      return () => apply(moduleId, -1);
    },
  };
}
