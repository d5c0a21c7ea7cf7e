import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // `--test` omits the tables of props, which take most of the time of a build; these settings keep what the pictures need.
  build: { test: { disabledAddons: [], disableAutoDocs: false, disableBlocks: false } },
  viteFinal: (vite) => ({
    ...vite,
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 2500,
      rollupOptions: {
        ...vite.build?.rollupOptions,
        // Libraries mark their files for React server components, which are not used here.
        onwarn: (warning, warn) => {
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
        },
      },
    },
  }),
};

export default config;
