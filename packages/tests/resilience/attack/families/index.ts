import type { Family } from '../attack';
import { accounts } from './accounts';
import { addresses } from './addresses';
import { codes } from './codes';
import { concurrentChanges } from './concurrent-changes';
import { crossSite } from './cross-site';
import { floods } from './floods';
import { resourceHogging } from './greed';
import { inputs } from './inputs';
import { lastSuperAdmin } from './last-super-admin';
import { live } from './live';
import { lockOut } from './lock-out';
import { modules } from './modules';
import { passwords } from './passwords';
import { files } from './private-files';
import { publishing } from './publishing';
import { rights } from './rights';
import { secrets } from './secrets';
import { smuggling } from './smuggling';
import { tokens } from './tokens';
import { uploads } from './uploads';

/** All attacks. Greed and floods come last: they slow down those that follow. */
export const families: readonly Family[] = [
  codes,
  passwords,
  lockOut,
  tokens,
  accounts,
  rights,
  lastSuperAdmin,
  concurrentChanges,
  crossSite,
  uploads,
  inputs,
  addresses,
  files,
  smuggling,
  live,
  secrets,
  modules,
  publishing,
  resourceHogging,
  floods,
];
