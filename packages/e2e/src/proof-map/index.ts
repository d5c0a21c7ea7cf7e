import type { Section } from './proof';
import { section8 } from './section-8';

/** The sections of the specification with the tests that prove their sentences. */
export const proofMap: readonly Section[] = [section8];
