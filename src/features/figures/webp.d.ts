/** The URL of a picture. */
declare module '*.webp' {
  const url: string;
  export default url;
}
