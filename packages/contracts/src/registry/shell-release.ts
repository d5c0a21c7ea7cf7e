/** How an open tab detects a new live shell: the name of its own release in the document, and the file that names the live one. */
export const shellRelease = { meta: 'escale-shell', file: 'shell.json' } as const;
