/** Returns the version range that a module requires of a shared package: the shell's major version. */
export const sharedRange = (version: string): string => `^${version.split('.')[0] ?? '0'}.0.0`;
