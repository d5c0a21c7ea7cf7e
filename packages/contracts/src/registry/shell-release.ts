/** An open tab compares the release in its `meta` element with the release in this file to detect a new live shell. */
export const shellRelease = { meta: 'escale-shell', file: 'shell.json' } as const;
