/** Rarely shown notices, in one chunk loaded on demand. */
export { FallbackNotice } from './fallback-notice';
export { showUncaughtToast } from './uncaught-toast';
