/**
 * The archives for reading offline, if this build has any. They are made from the built
 * site, so their size and checksum are unknown during the build: it renders the texts,
 * hidden, and `npm run archive` puts the figures into the built page, where readers
 * without JavaScript see them. React leaves them alone: an element with its own HTML is
 * not compared. A reader who comes from another page of the site gets them from the list
 * next to the archives.
 */
import {useEffect, useRef, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import {archiveHtml, archivesPath, type OfflineArchive} from './archive';

function fill(section: HTMLElement, archives: readonly OfflineArchive[]): void {
  section.querySelectorAll<HTMLElement>('[data-version]').forEach((item) => {
    const archive = archives.find(
      ({version}) => version === item.dataset.version,
    );
    if (archive) {
      item.innerHTML = archiveHtml(archive, item.dataset.text!);
    }
    item.hidden = !archive;
  });
  section.hidden = archives.length === 0;
}

export default function OfflineArchives(): ReactNode {
  const ref = useRef<HTMLElement>(null);
  const list = useBaseUrl(archivesPath);
  useEffect(() => {
    const section = ref.current;
    if (!section?.hidden) {
      return;
    }
    fetch(list)
      .then((response) => response.json())
      .then((archives: OfflineArchive[]) => fill(section, archives))
      // Without the list, nothing is shown, as on a site without archives.
      .catch(() => undefined);
  }, [list]);
  return (
    <section ref={ref} data-offline-archives hidden suppressHydrationWarning>
      <Heading as="h2" id="offline">
        {translate({id: 'versions.offline', message: 'Read offline'})}
      </Heading>
      <p>
        <Translate id="versions.offline.intro">
          One zip file contains all pages of a version, including the search.
          Unpack it and open index.html in a browser, or serve the folder.
          Neither requires internet access.
        </Translate>
      </p>
      <ul>
        {useVersions(undefined).map(({name, label}) => (
          <li
            key={name}
            data-version={name}
            data-text={translate(
              {id: 'versions.offline.archive', message: 'Archive of {label}'},
              {label},
            )}
            hidden
            suppressHydrationWarning
            dangerouslySetInnerHTML={{__html: ''}}
          />
        ))}
      </ul>
    </section>
  );
}
