/**
 * One change recorded by an audit entry, in words. `before` and `after` are missing if the values
 * must not be shown.
 */
export interface Change {
  label: string;
  before?: string;
  after?: string;
}
