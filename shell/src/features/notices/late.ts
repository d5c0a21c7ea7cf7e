/** Rarely shown notices, in one chunk loaded on demand. */
export { FallbackNotice } from './fallback-notice';
export { showUncaught } from './uncaught-toast';
