import { number } from 'yup';

const count = (fallback: number) => number().integer().min(1).max(1_000_000).default(fallback);

/** Limits on attempts and on concurrent use per caller; the settings guide says what each counts. */
export const limitSettings = () => ({
  LIMIT_ACCOUNT_FAILURES: count(5),
  LIMIT_ADDRESS_FAILURES: count(30),
  LIMIT_CODE_FAILURES: count(30),
  LIMIT_CODE_MAILS: count(10),
  LIMIT_UNKNOWN_EMAILS: count(30),
  LIMIT_KNOWN_EMAILS: count(60),
  LIMIT_NAME_CONFLICTS: count(20),
  LIMIT_RESET_MAILS: count(5),
  LIMIT_RESET_ADDRESS: count(30),
  LIMIT_MODULE_REPORTS: count(2_000),
  LIMIT_OPEN_CALLS: count(100),
  LIMIT_ACCOUNT_SOCKETS: count(20),
});
