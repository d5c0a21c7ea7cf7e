/** Types of the two functions that we use. `@types/papaparse` would bring Node's types into browser code. */
declare module 'papaparse' {
  export interface UnparseConfig {
    delimiter?: string;
    newline?: string;
    /** Puts an apostrophe before texts that match the pattern; `true` uses the library's own pattern. */
    escapeFormulae?: boolean | RegExp;
  }
  export function unparse(rows: readonly (readonly unknown[])[], config?: UnparseConfig): string;
  export function parse(
    text: string,
    config?: { delimiter?: string; newline?: string },
  ): { data: string[][] };
}
