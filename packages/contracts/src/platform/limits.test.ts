import { limits } from './limits';

/** Other tests use these constants by name; this one checks them against §7 and §9. */
it.each([
  ['resetLinkHours', 1],
  ['invitationLinkHours', 48],
  ['otpLength', 6],
  ['otpValidityMinutes', 15],
  ['otpMaxAttempts', 3],
  ['otpResendCooldownSeconds', 60],
  ['otpPageMinutes', 5],
  ['passwordMinLength', 8],
  ['resetMinStrength', 3],
  ['httpTimeoutMs', 10_000],
  ['currentUserFreshMs', 300_000],
  ['queryFreshMs', 300_000],
  ['queryMaxAttempts', 3],
  ['refetchMs', 30_000],
  ['toastMs', 4_000],
  ['successToastMs', 2_000],
  ['avatarMaxBytes', 5_242_880],
  ['auditPageSize', 20],
  ['securityAuditFetch', 50],
  ['securityAuditShown', 20],
  ['suspiciousMax', 10],
  ['feedMax', 10],
  ['sessionTokenShown', 20],
  ['sessionExpiresSoonHours', 24],
  ['maxSessionsPerUser', 3],
  ['sessionTimeoutMinutes', 30],
  ['realtimeReconnectMinMs', 1_000],
  ['realtimeReconnectMaxMs', 5_000],
  ['realtimeTimeoutMs', 20_000],
  ['failedLoginsHours', 1],
] as const)('%s is %d [§7-12 §7-13 §7-27 §8-69 §9-11 §9-12 §9-13]', (name, value) => {
  expect(limits[name]).toBe(value);
});
