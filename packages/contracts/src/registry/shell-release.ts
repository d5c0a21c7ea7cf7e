/** An open tab detects a new live shell: it compares the release in its own `meta` element with the release in `file`. */
export const shellRelease = { meta: 'escale-shell', file: 'shell.json' } as const;
