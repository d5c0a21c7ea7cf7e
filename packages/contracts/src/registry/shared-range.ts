/** Returns the range of a shared package that a module requires, from the package's installed version, such as `^19.0.0`. */
export const sharedRange = (version: string): string => `^${version.split('.')[0] ?? '0'}.0.0`;
