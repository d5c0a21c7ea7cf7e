import type { Meta } from '@storybook/react-vite';

/** What the file of a component says of it besides its stories. */
export interface GalleryMeta {
  title: string;
  component?: Meta['component'];
  parameters: {
    /** What users of the component should know, one sentence each. */
    accessibility: readonly [string, ...string[]];
    /** Instead of the component's docstring, where the page covers more than one component. */
    docs?: { description: { component: string } };
  };
  /** What a story of its own page does once it is shown. */
  play?: Meta['play'];
}
