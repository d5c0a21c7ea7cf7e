declare module '*.woff2' {
  /** Address of the emitted file. */
  const url: string;
  export default url;
}
