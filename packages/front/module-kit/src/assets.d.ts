/** Class names of a style sheet that applies only to its own module: name in the file → unique name. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

/** The address of a font file. */
declare module '*.woff2' {
  const address: string;
  export default address;
}

/** The address of an SVG image. */
declare module '*.svg' {
  const address: string;
  export default address;
}

/** The address of a PNG image. */
declare module '*.png' {
  const address: string;
  export default address;
}
