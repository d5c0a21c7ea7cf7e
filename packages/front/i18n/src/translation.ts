/**
 * The type of a translation of French texts: the same keys with the same kinds of values; a missing or additional key does not
 * compile.
 */
export type Translation<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { readonly [Key in keyof T]: Translation<T[Key]> };
