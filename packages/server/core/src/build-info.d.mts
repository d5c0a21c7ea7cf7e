export interface BuildInfo {
  version: string;
  /** The first 8 digits of the commit; empty if unknown. */
  commit: string;
}

export function buildInfo(root: string, environment?: Partial<Record<string, string>>): BuildInfo;

export function releaseName(release: BuildInfo): string;
