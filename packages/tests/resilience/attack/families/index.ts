import type { AttackFamily } from '../attack';
import { accountAttacks } from './accounts';
import { addressAttacks } from './addresses';
import { codeAttacks } from './codes';
import { concurrentChangeAttacks } from './concurrent-changes';
import { crossSiteAttacks } from './cross-site';
import { floodAttacks } from './floods';
import { resourceAttacks } from './greed';
import { inputAttacks } from './inputs';
import { lastSuperAdminAttacks } from './last-super-admin';
import { liveConnectionAttacks } from './live';
import { lockOutAttacks } from './lock-out';
import { moduleAttacks } from './modules';
import { passwordAttacks } from './passwords';
import { privateFileAttacks } from './private-files';
import { publishingAttacks } from './publishing';
import { rightsAttacks } from './rights';
import { secretAttacks } from './secrets';
import { smugglingAttacks } from './smuggling';
import { tokenAttacks } from './tokens';
import { uploadAttacks } from './uploads';

/** All attacks. Those that exhaust resources come last, since they slow down the attacks after them. */
export const attackFamilies: readonly AttackFamily[] = [
  codeAttacks,
  passwordAttacks,
  lockOutAttacks,
  tokenAttacks,
  accountAttacks,
  rightsAttacks,
  lastSuperAdminAttacks,
  concurrentChangeAttacks,
  crossSiteAttacks,
  uploadAttacks,
  inputAttacks,
  addressAttacks,
  privateFileAttacks,
  smugglingAttacks,
  liveConnectionAttacks,
  secretAttacks,
  moduleAttacks,
  publishingAttacks,
  resourceAttacks,
  floodAttacks,
];
