declare module '*.woff2?core' {
  /** Address of the emitted file, which the build has reduced to what French or Arabic needs. */
  const url: string;
  export default url;
}
