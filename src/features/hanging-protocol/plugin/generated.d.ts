/** Written by `index.ts` for /tools/hanging-protocol: the latest release first. */
declare module '@generated/hanging-protocol/default/playground.json' {
  const data: {
    releases: {line: '3.10' | '3.9'; release: string}[];
    keys: Record<string, string[]>;
    samples: {id: string; studies: string; name: string; text: string}[];
  };
  export default data;
}
