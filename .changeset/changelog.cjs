// @ts-check

/** Lines of the changelogs: what changed, without hashes of commits, and one line for all packages with a new version. */
module.exports = {
  /** @param {{ summary: string }} changeset */
  getReleaseLine: ({ summary }) => Promise.resolve(`- ${summary.trim().replaceAll('\n', '\n  ')}`),
  /** @param {unknown} _changesets @param {{ name: string, newVersion: string }[]} updated */
  getDependencyReleaseLine: (_changesets, updated) => {
    const needed = updated.map(({ name, newVersion }) => `\`${name}\` ${newVersion}`);
    return Promise.resolve(needed.length === 0 ? '' : `- Needs ${needed.join(', ')}.`);
  },
};
