import { PublishError } from '../base/publish-error';

/** Limits of a build sent to the publishing service; the product's largest module has one megabyte. */
export const uploadLimits = {
  /** All files of the build together. */
  bytes: 32 * 1024 * 1024,
  fileBytes: 16 * 1024 * 1024,
  files: 500,
  nameLength: 200,
} as const;

/** Name of the form parts that contain the files of an uploaded build. */
export const uploadPart = 'file';

const plainPathPart = /^[\w@~$+-](?:[\w.@~$+-]*[\w@~$+-])?$/;

/** Returns why a file of a build cannot have this name; `null` for a valid name. */
function nameProblem(name: unknown): string | null {
  if (typeof name !== 'string' || name === '') return 'a file has no name';
  const shown = JSON.stringify(name.slice(0, 80));
  if (name.length > uploadLimits.nameLength) return `${shown}…: the name is too long`;
  return name.split('/').every((part) => plainPathPart.test(part))
    ? null
    : `${shown}: a name has letters, digits and . _ - @ ~ $ +, and no part begins or ends with a dot`;
}

/** Collects the file names of one build. `take` throws a `PublishError` for an invalid or repeated name. */
export function collectNames() {
  const files = new Set<string>();
  const folders = new Set<string>();
  return {
    take: (name: unknown): string => {
      const problem = nameProblem(name);
      if (problem !== null) throw new PublishError(problem);
      const file = name as string;
      // Compares names in lower case, since some file systems are case-insensitive.
      const parts = file.toLowerCase().split('/');
      const key = parts.join('/');
      const above = parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('/'));
      if (files.has(key) || folders.has(key) || above.some((folder) => files.has(folder)))
        throw new PublishError(`${JSON.stringify(file)}: the name occurs twice`);
      files.add(key);
      for (const folder of above) folders.add(folder);
      return file;
    },
    count: () => files.size,
  };
}
