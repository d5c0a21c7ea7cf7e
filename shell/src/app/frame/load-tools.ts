/** Loads the parts of the shell that only signed-in users see: the frame's tools and the home page. */
export const loadTools = () => import(/* webpackChunkName: 'frame-tools' */ './frame-tools');
