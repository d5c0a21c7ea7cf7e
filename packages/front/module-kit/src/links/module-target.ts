export type Texts<Name extends string = string> = Readonly<Record<Name, string>>;

/** A page of a module, by name, with the parameters of its path and its query string. */
export interface ModuleTarget {
  module: string;
  page: string;
  params: Texts;
  search: Texts;
}
