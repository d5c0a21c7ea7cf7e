/** Loads what only signed-in users see of the shell: the tools of the frame, and the home. The sign-in pages do not load it. */
export const loadTools = () => import(/* webpackChunkName: 'frame-tools' */ './frame-tools');
