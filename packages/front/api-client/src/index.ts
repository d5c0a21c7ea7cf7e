export { apiBase, setApiBase } from './api-base';
export {
  ApiError,
  isApiError,
  isSessionOver,
  sessionEndOf,
  type ApiErrorKind,
  type ApiErrorDetails,
} from './api-error';
export { apiClient, onProofDemanded, onSessionExpired } from './client';
export { idempotentCalls } from './idempotency-key';
export { loadAxios } from './load-axios';
export { deleteJson, getJson, postJson, putJson, uploadFile, type FileUpload } from './requests';
export { failureLines, failureText, generalFailureText, type FailureLines } from './failure-text';
export { createQueryClient, pollEvery, type FailureMeta, type FailureToasts } from './query-client';
export { isRefreshFailure, refreshAccessToken } from './refresh';
export { serverNow } from './server-clock';
export { isFresh } from './token-arrival';
export { readClaims } from './token-claims';
export { endSessionScope, sessionSignal } from './session-scope';
export { tokenStore } from './token-store';
export { patchCachedUser, refreshUsers } from './users/user-cache';
export { currentUserKey, userKeys } from './users/user-keys';
export { userPreferencesQueryOptions } from './users/preferences-query';
export { userQueryOptions } from './users/user-query';
export { usersQueryOptions } from './users/users-query';
