/** How an open tab learns of another live shell: the name of its own in the document, and the file that names the live one. */
export const shellRelease = { meta: 'escale-shell', file: 'shell.json' } as const;
