declare module '*.woff2?core' {
  /** Address of the font file, which the build has reduced to the characters that French or Arabic needs. */
  const url: string;
  export default url;
}
