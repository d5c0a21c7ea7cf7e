/** One thing that an audit entry changed, in words; without values where they are not to be shown. */
export interface Change {
  label: string;
  before?: string;
  after?: string;
}
