import type { Meta } from '@storybook/react-vite';

/** The metadata in a component's stories file. */
export interface GalleryMeta {
  title: string;
  component?: Meta['component'];
  parameters: {
    /** What users of the component should know, one sentence each. */
    accessibility: readonly [string, ...string[]];
    /** Replaces the component's docstring on a page that covers several components. */
    docs?: { description: { component: string } };
  };
  /** Runs once a story's own page is shown. */
  play?: Meta['play'];
}
