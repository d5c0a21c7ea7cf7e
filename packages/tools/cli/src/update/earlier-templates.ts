/** Hashes of the templates in releases whose repositories have no record of their templates: 1.0.0 and 1.1.0. */
export const earlierTemplates: Readonly<Record<string, readonly string[]>> = {
  '.ci/run': ['9f91eff2f67bd73d', 'ab267c7a3fc4a15d', '3cdd7755117be9c3', '98dd2fb9b7cff4ef'],
  '.github/workflows/module.yml': ['46a9b71f1cbbc619', '1ef5afc37fec59cd'],
  '.gitignore': ['ed05d0a2ee67a19f'],
  '.gitlab-ci.yml': ['ef9bcd1b99b9d0d7', 'dcfa7a698e991d74'],
  '.oxlintrc.json': ['e231298aca556d76'],
  'build.mjs': ['e72a0366d5ce7406'],
  'jest.config.mjs': ['5f99c90a21f5a6c8'],
  'pnpm-workspace.yaml': ['4df3d51f31496283', '8a0ad5e853671169', '0a16b8ee55770fdc', 'd2f1d400730bab30'],
  'rspack.config.mjs': ['a666c4bd7886f6bb', '158c3abf07077eb5', 'affa3b6e5ff2e181'],
  'tsconfig.json': ['18da943f2450073d'],
  'vite.config.mjs': ['0d56e3437d11855b', 'b9cfcbb5da892e6d'],
};
