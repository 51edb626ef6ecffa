/** What this plugin writes, one file per version: `messages-<version>.json`. */
declare module '@generated/troubleshooting/default/*' {
  import type {SectionMessages} from '@site/src/features/troubleshooting/elsewhere';

  const sections: SectionMessages[];
  export default sections;
}
