/** Returns the range of a shared package that fits a shell which has this version: its major. */
export const sharedRange = (version: string): string => `^${version.split('.')[0] ?? '0'}.0.0`;
