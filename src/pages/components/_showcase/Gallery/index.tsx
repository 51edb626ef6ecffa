import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {filterEntries, type GalleryEntry} from './filterEntries';
import styles from './styles.module.css';

type Props = {
  /** Folder of `src/pages` whose pages the gallery shows. */
  folder: string;
  /** Added by the remark plugin `showcase`. */
  entries?: GalleryEntry[];
};

const anchorOf = (heading: string) =>
  heading.toLowerCase().replace(/\W+/g, '-');

/** Cards of the pages of a folder, in groups, with a filter. */
export default function ShowcaseGallery({folder, entries}: Props): ReactNode {
  if (!entries) {
    throw new Error(
      `<Gallery folder="${folder}"> was not resolved: it works in the Markdown pages of src/pages, where the remark plugin showcase adds the data.`,
    );
  }
  return <FilteredGallery entries={entries} />;
}

function FilteredGallery({entries}: {entries: GalleryEntry[]}): ReactNode {
  const [query, setQuery] = useState('');
  const found = filterEntries(entries, query);
  const groups = [...new Set(entries.map((entry) => entry.group))];
  return (
    <div>
      <div className={styles.filter} data-search-skip="">
        <label htmlFor="gallery-filter">
          <Translate id="showcase.gallery.filter">Filter</Translate>
        </label>
        <input
          id="gallery-filter"
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <p role="status">
          {query === '' ? (
            ''
          ) : (
            <Translate
              id="showcase.gallery.count"
              values={{found: found.length, all: entries.length}}>
              {'{found} of {all}'}
            </Translate>
          )}
        </p>
      </div>
      {found.length === 0 && (
        <p>
          {translate(
            {
              id: 'showcase.gallery.nothing',
              message:
                'Nothing is named “{query}”. The filter searches titles, descriptions, exported names, and synonyms.',
            },
            {query},
          )}
        </p>
      )}
      {groups.map((group) => {
        const members = found.filter((entry) => entry.group === group);
        return (
          members.length > 0 && (
            <section key={group}>
              <Heading as="h2" id={anchorOf(group)}>
                {group}
              </Heading>
              <ul className={styles.cards}>
                {members.map((entry) => (
                  <li key={entry.to} className={styles.card}>
                    <Heading
                      as="h3"
                      id={anchorOf(entry.title)}
                      className={styles.name}>
                      <Link to={entry.to}>{entry.title}</Link>
                    </Heading>
                    <p>{entry.description}</p>
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}
