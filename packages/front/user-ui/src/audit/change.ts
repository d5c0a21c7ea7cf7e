/** One change recorded by an audit entry, in words; it has no values if they must not be shown. */
export interface Change {
  label: string;
  before?: string;
  after?: string;
}
