/** What is rarely seen, in one file that is loaded with the first of it. */
export { FallbackNotice } from './fallback-notice';
export { SlowWords } from './slow-words';
export { showUncaught } from './uncaught-toast';
