import type { RegistryEntry, RuntimeConfig, User, UserPreferences } from '@escale/contracts';
import { buildPreferences, buildUser } from './builders';

/** What the API of the tests answers from; each test starts with a fresh one. */
export interface ApiState {
  /** Whose session /auth/me and /auth/refresh find; `null`: both answer 401. */
  user: User | null;
  /** Who signs in through /auth/login and /auth/verify-otp. */
  account: User;
  preferences: UserPreferences;
  registry: RegistryEntry[];
  config: Partial<RuntimeConfig>;
}

const freshState = (): ApiState => ({
  user: null,
  account: buildUser(),
  preferences: buildPreferences(),
  registry: [],
  config: {},
});

/** The state of the running test; change it before what asks for it. */
export const apiState: ApiState = freshState();

/** Puts `apiState` back; called after each browser test. */
export function resetApiState(): void {
  Object.assign(apiState, freshState());
}
