/** The parts of the shell for signed-in users only: the tools of the frame, and the home. The sign-in pages load none of it. */
export const loadTools = () => import(/* webpackChunkName: 'frame-tools' */ './frame-tools');
