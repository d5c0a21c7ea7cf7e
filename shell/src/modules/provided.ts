/**
 * What the shell provides to modules without using it itself: naming it here puts it into the shell's build, to be
 * loaded when a module asks for it. Called early where a form is sure to come.
 */
export const provideForms = () => import('@escale/design-system/forms');
