/** What is rarely seen, in one file that is loaded with the first of it. */
export { FallbackNotice } from './fallback-notice';
export { showUncaught } from './uncaught-toast';
