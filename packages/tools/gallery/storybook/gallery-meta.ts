import type { Meta } from '@storybook/react-vite';

/** The metadata in a component's stories file. */
export interface GalleryMeta {
  title: string;
  component?: Meta['component'];
  parameters: {
    /** What users of the component should know, one sentence each. */
    accessibility: readonly [string, ...string[]];
    /** Instead of the component's docstring, where the page covers more than one component. */
    docs?: { description: { component: string } };
  };
  /** Runs once a story's own page is shown. */
  play?: Meta['play'];
}
