/** A change of the sources that takes one behaviour out. */
export interface Mutation {
  /** Path below the root. */
  file: string;
  /** Stands exactly once in the file. */
  find: string;
  replace: string;
}

/** One behaviour of a row: the test that holds it, and the change that this test must not survive. */
export interface Proof {
  /** What is taken out, in words. */
  without: string;
  mutation: Mutation;
  /** Apps to build anew; none for what runs as it is. */
  apps: readonly string[];
  spec: string;
  /** Full title of the test. */
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
