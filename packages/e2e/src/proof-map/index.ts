import type { Section } from './proof';
import { section3 } from './section-3';
import { section4 } from './section-4';
import { section5 } from './section-5';
import { section8 } from './section-8';

/** The sections of the specification with the tests that prove their sentences. */
export const proofMap: readonly Section[] = [section3, section4, section5, section8];
