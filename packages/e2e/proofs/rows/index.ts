import type { Row } from '../proof';
import { integrity } from './integrity';
import { invalid } from './invalid';
import { newVersion } from './new-version';
import { origin } from './origin';
import { ranges } from './ranges';
import { redeployed } from './redeployed';
import { registry } from './registry';
import { sharedChunk } from './shared-chunk';
import { throws } from './throws';
import { unreachable } from './unreachable';

/** The failure table of the platform: each fault, what happens, and the proofs that a test holds it. */
export const rows: readonly Row[] = [
  unreachable,
  invalid,
  sharedChunk,
  redeployed,
  newVersion,
  ranges,
  integrity,
  origin,
  throws,
  registry,
];
