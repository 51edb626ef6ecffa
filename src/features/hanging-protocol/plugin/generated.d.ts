/** Written by `index.ts` for /tools/hanging-protocol: the latest release first. */
declare module '@generated/hanging-protocol/default/playground.json' {
  import type {Line} from '@site/src/features/hanging-protocol/engine/releases';

  const data: {
    releases: {line: Line; release: string}[];
    keys: Record<string, string[]>;
    samples: {id: string; studies: string; name: string; text: string}[];
  };
  export default data;
}
