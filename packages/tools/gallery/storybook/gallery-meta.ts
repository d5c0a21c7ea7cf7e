import type { Meta } from '@storybook/react-vite';

/** What the file of a component says of it besides its stories. */
export interface GalleryMeta {
  title: string;
  component?: Meta['component'];
  parameters: {
    /** What whoever uses the component should know, a sentence each. */
    accessibility: readonly [string, ...string[]];
    /** In place of the component's docstring, for what is not one component. */
    docs?: { description: { component: string } };
  };
  /** What a story of its own page does once it is shown. */
  play?: Meta['play'];
}
