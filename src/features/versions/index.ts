/**
 * The version that a reader reads. The framework remembers only a version that was chosen
 * from the dropdown, and never uses it: because the latest docs are at the root of the
 * site, it counts every page outside the docs as one of theirs.
 */
import {createContext, useEffect, useState} from 'react';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersion,
  useLatestVersion,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';

/** For a docs page. Nothing is stored for readers who have only read the latest version. */
export function useRememberVersion(): void {
  const {pluginId, version, isLast} = useDocsVersion();
  const {preferredVersion, savePreferredVersionName} =
    useDocsPreferredVersion(pluginId);
  const remembered = preferredVersion?.name;
  // The stored version is available after the effects of the first render.
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => setIsKnown(true), []);
  useEffect(() => {
    if (isKnown && (remembered ? remembered !== version : !isLast)) {
      savePreferredVersionName(version);
    }
    // oxlint-disable-next-line react/exhaustive-deps -- A choice in the dropdown stays until its page opens.
  }, [isKnown, version]);
}

/** The version that the dropdown shows, where the theme's own choice is not the reader's. */
export const ShownVersion = createContext<GlobalVersion | null>(null);

/** The version of the page, or on a page outside the docs the one that was read last. */
export function useReadersVersion(): GlobalVersion {
  const {activeVersion, activeDoc} = useActiveDocContext(undefined);
  const {preferredVersion} = useDocsPreferredVersion();
  const latest = useLatestVersion(undefined);
  const ofThePage = activeDoc || !activeVersion?.isLast ? activeVersion : null;
  return ofThePage ?? preferredVersion ?? latest;
}
