import type { Section } from './proof';
import { section0 } from './section-0';
import { section1 } from './section-1';
import { section2 } from './section-2';
import { section3 } from './section-3';
import { section4 } from './section-4';
import { section5 } from './section-5';
import { section8 } from './section-8';

/** The sections of the specification with the tests that prove their sentences. */
export const proofMap: readonly Section[] = [
  section0,
  section1,
  section2,
  section3,
  section4,
  section5,
  section8,
];
