export { apiBase, setApiBase } from './api-base';
export { ApiError, isApiError, type ApiErrorKind, type ApiErrorDetails } from './api-error';
export { apiClient, onSessionExpired } from './client';
export { deleteJson, getJson, postJson, putJson, uploadFile, type FileUpload } from './requests';
export { generalFailureText } from './failure-text';
export { createQueryClient, type FailureMeta, type NotifyError } from './query-client';
export { isRefreshFailure, refreshAccessToken } from './refresh';
export { isFresh, readClaims, tokenStore } from './token-store';
export { usersQueryOptions } from './users';
