export interface BuildInfo {
  version: string;
  /** The first 8 digits; empty where it is not known. */
  commit: string;
}

export function buildInfo(root: string, environment?: Partial<Record<string, string>>): BuildInfo;

export function releaseName(release: BuildInfo): string;
