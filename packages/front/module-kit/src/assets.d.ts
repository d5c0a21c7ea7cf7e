/** The class names of a style sheet that is scoped to its module. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

/** The address of a font. */
declare module '*.woff2' {
  const address: string;
  export default address;
}

/** The address of a drawing. */
declare module '*.svg' {
  const address: string;
  export default address;
}

/** The address of a picture. */
declare module '*.png' {
  const address: string;
  export default address;
}
