import {useSyncExternalStore} from 'react';
import {useLinkedState, type Opened} from './usePermalink';

const never = () => () => undefined;

/** `?release=3.9` in the URL: the release of the page that the reader comes from. */
const linkedRelease = () =>
  new URLSearchParams(window.location.search).get('release');

/**
 * The release that a tool is about: the one that the reader chose, the one of the permalink
 * or of another link, or the first.
 *
 * @param releases the latest first
 * @param opened the permalink, if the reader opened one
 * @param first line of the release that comes before them, such as `3.9`
 */
export function useRelease<Release extends {line: string}>(
  releases: readonly Release[],
  opened: Opened<Release> | undefined,
  first?: string,
): [release: Release, choose: (line: string) => void] {
  const [chosen, choose] = useLinkedState<string | undefined>(
    opened?.hash,
    opened?.shown?.line,
  );
  const linked = useSyncExternalStore(never, linkedRelease, () => null);
  const [release = releases[0]!] = [chosen, linked, first].flatMap((wanted) =>
    releases.filter(({line}) => line === wanted),
  );
  return [release, (line) => choose(() => line)];
}
