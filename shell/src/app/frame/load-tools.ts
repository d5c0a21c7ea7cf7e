/** What only signed-in people see of the shell: the tools of the frame, and the home. The sign-in pages have none of it. */
export const loadTools = () => import(/* webpackChunkName: 'frame-tools' */ './frame-tools');
