import type { Section } from './proof';
import { section0 } from './section-0';
import { section1 } from './section-1';
import { section2 } from './section-2';
import { section3 } from './section-3';
import { section4 } from './section-4';
import { section5 } from './section-5';
import { section6 } from './section-6';
import { section7 } from './section-7';
import { section8 } from './section-8';
import { section8Rules } from './section-8-rules';
import { section9 } from './section-9';

/** The sections of the specification with the tests that prove their sentences. */
export const proofMap: readonly Section[] = [
  section0,
  section1,
  section2,
  section3,
  section4,
  section5,
  section6,
  section7,
  section8,
  section8Rules,
  section9,
];
