import { number } from 'yup';

const limitSetting = (fallback: number) => number().integer().min(1).max(1_000_000).default(fallback);

/** Limits on attempts and on concurrent use per caller; docs/guides/settings.md says what each of them counts. */
export const limitSettings = () => ({
  LIMIT_ACCOUNT_FAILURES: limitSetting(5),
  LIMIT_ADDRESS_FAILURES: limitSetting(30),
  LIMIT_CODE_FAILURES: limitSetting(30),
  LIMIT_CODE_MAILS: limitSetting(10),
  LIMIT_UNKNOWN_EMAILS: limitSetting(30),
  LIMIT_KNOWN_EMAILS: limitSetting(60),
  LIMIT_NAME_CONFLICTS: limitSetting(20),
  LIMIT_RESET_MAILS: limitSetting(5),
  LIMIT_RESET_ADDRESS: limitSetting(30),
  LIMIT_MODULE_REPORTS: limitSetting(2_000),
  LIMIT_OPEN_CALLS: limitSetting(100),
  LIMIT_ACCOUNT_SOCKETS: limitSetting(20),
});
