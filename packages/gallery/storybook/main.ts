import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // `--test` leaves the props of components out, which take most of the time; the pictures need the rest.
  build: { test: { disabledAddons: [], disableAutoDocs: false, disableBlocks: false } },
  viteFinal: (vite) => ({
    ...vite,
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 2000,
      // Libraries mark their files for servers of React components, which there are none of here.
      rolldownOptions: { ...vite.build?.rolldownOptions, checks: { moduleLevelDirective: false } },
    },
  }),
};

export default config;
