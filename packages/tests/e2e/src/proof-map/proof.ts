/** A test that proves a sentence: a unit test file or a browser spec, and the title as it is written there. */
export interface Proof {
  /** Path below the root of the repository. */
  file: string;
  /** Title of the test; of a template, its source text without the backticks. */
  test: string;
}

/** A sentence of the specification with every test that proves it, the lowest level first. */
export interface Sentence {
  text: string;
  proofs: readonly [Proof, ...Proof[]];
}

/** A section of product.md. */
export interface Section {
  /** Its number, such as '8'. */
  section: string;
  /** Whether the sentences are texts of the product: a proof must then contain the sentence to the letter. */
  literal: boolean;
  sentences: readonly Sentence[];
}

/** Returns a proof by a browser spec, named without folder and ending. */
export const spec = (name: string, test: string): Proof => ({
  file: `packages/tests/e2e/src/specs/${name}.spec.ts`,
  test,
});

/** Returns a function that makes proofs by the tests of one file. */
export const inFile =
  (file: string) =>
  (test: string): Proof => ({ file, test });
