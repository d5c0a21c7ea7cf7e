import type { AssetIndex } from '../registry/asset-index';

/** The style sheets of modules: those of a module that shows nothing do not apply. */
export interface ModuleStyles {
  /** Lets a module's style sheets apply while it shows something. Returns a function that ends this. */
  hold: (moduleId: string) => () => void;
  /** To be called when a module has been loaded: what it brought applies only while something of it is shown. */
  settle: (moduleId: string) => void;
}

/** Creates the styles of one document. */
export function createModuleStyles(assets: AssetIndex, page: Document = document): ModuleStyles {
  const holders = new Map<string, number>();

  const apply = (moduleId: string, change: number) => {
    const count = (holders.get(moduleId) ?? 0) + change;
    holders.set(moduleId, count);
    for (const sheet of page.styleSheets)
      if (assets.find(sheet.href ?? '')?.descriptor.id === moduleId) sheet.disabled = count === 0;
  };

  return {
    settle: (moduleId) => apply(moduleId, 0),
    hold: (moduleId) => {
      apply(moduleId, 1);
      return () => apply(moduleId, -1);
    },
  };
}
