/** Types of the two functions used here: `@types/papaparse` would bring Node's types into every page. */
declare module 'papaparse' {
  export interface UnparseConfig {
    delimiter?: string;
    newline?: string;
    /** Texts that match are prefixed with an apostrophe. */
    escapeFormulae?: boolean | RegExp;
  }
  export function unparse(rows: readonly (readonly unknown[])[], config?: UnparseConfig): string;
  export function parse(
    text: string,
    config?: { delimiter?: string; newline?: string },
  ): { data: string[][] };
}
