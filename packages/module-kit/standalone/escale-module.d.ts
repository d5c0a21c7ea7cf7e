/** The module that is run alone; the build puts its folder here. */
declare module 'escale-module' {
  export const definition: import('../src/define-module').ModuleDefinition;
}
