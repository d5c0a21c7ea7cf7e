/** Matches query parameters whose values must never leave the browser. */
const secretParameterPattern = /([?&#](?:token|code|otp|otpCode|password)=)[^&#\s"]*/gi;
const bearerTokenPattern = /(Bearer\s+)[\w.~+/-]+=*/gi;
const jwtPattern = /eyJ[\w-]+\.[\w-]+\.[\w-]+/g;
const secretFieldPattern =
  /^(authorization|cookie|set-cookie|accessToken|token|password|confirmPassword|otpCode|code)$/i;

const scrubText = (text: string) =>
  text
    .replace(secretParameterPattern, '$1[filtré]')
    .replace(bearerTokenPattern, '$1[filtré]')
    .replace(jwtPattern, '[filtré]');

/** Returns a copy of an event without tokens, codes and passwords, at any depth. */
export function scrubEvent<T>(value: T): T {
  if (typeof value === 'string') return scrubText(value) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => scrubEvent(item)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [
      key,
      secretFieldPattern.test(key) && typeof item !== 'object' ? '[filtré]' : scrubEvent(item),
    ]),
  ) as T;
}
