/** Returns a variable of the environment; an empty one counts as not set. */
export function readSetting(name: string): string | undefined {
  const value = process.env[name];
  return value === '' ? undefined : value;
}
