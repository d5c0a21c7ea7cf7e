import type { RegistryEntry, RuntimeConfig, User, UserPreferences } from '@escale/contracts';
import { buildUser } from '@escale/contracts/testing';
import { buildPreferences } from './builders';

/** State of the tests' API, reset after each test. */
export interface ApiState {
  /** User of the session that /auth/me and /auth/refresh return; `null`: both answer 401. */
  user: User | null;
  /** User who signs in through /auth/login and /auth/verify-otp. */
  account: User;
  preferences: UserPreferences;
  registry: RegistryEntry[];
  config: Partial<RuntimeConfig>;
}

const initialState = (): ApiState => ({
  user: null,
  account: buildUser(),
  preferences: buildPreferences(),
  registry: [],
  config: {},
});

/** The state of the running test; change it before the call that reads it. */
export const apiState: ApiState = initialState();

/** Resets `apiState`; called after each browser test. */
export function resetApiState(): void {
  Object.assign(apiState, initialState());
}
