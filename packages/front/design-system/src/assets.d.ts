declare module '*.woff2?core' {
  /** Address of a font file that the build has reduced to the characters of French or Arabic texts. */
  const url: string;
  export default url;
}
