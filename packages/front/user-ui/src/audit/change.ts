/** One change recorded by an audit entry, in words; without `before` and `after` if the values must not be shown. */
export interface Change {
  label: string;
  before?: string;
  after?: string;
}
