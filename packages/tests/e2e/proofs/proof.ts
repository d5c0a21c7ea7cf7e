/** A change of the sources that removes one behaviour. */
export interface Mutation {
  /** Path below the root. */
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  replace: string;
}

/** One behaviour of a row: the change that removes it, and the test that must then fail. */
export interface Proof {
  /** Description of what is removed. */
  without: string;
  mutation: Mutation;
  /** Apps to rebuild; none for code that runs from source. */
  apps: readonly string[];
  spec: string;
  /** Full title of the test, without its tags. */
  test: string;
  /** Part of the assertion that must fail. */
  fails: string;
}

/** A row of the failure table with its proofs. */
export interface Row {
  id: string;
  fault: string;
  outcome: string;
  proofs: readonly Proof[];
}
