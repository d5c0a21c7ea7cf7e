/** The class names of a style sheet that is scoped to its module. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
