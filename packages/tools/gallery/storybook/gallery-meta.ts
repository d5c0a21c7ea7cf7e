import type { Meta } from '@storybook/react-vite';

/** The description of a component in its file, besides its stories. */
export interface GalleryMeta {
  title: string;
  component?: Meta['component'];
  parameters: {
    /** What users of the component should know, one sentence each. */
    accessibility: readonly [string, ...string[]];
    /** Instead of the component's docstring, where the page covers more than one component. */
    docs?: { description: { component: string } };
  };
  /** The actions of a story once it is shown. */
  play?: Meta['play'];
}
