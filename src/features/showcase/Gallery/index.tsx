import {useState, type ComponentType, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import ExampleBoundary from '../ShowcaseRow/ExampleBoundary';
import {useEarlyInput} from '@site/src/components/EarlyInput';
import type {GalleryEntry} from '../plugin/pages';
import {filterEntries} from './filterEntries';
import styles from './styles.module.css';

type Props = {
  /** Folder of `src/pages` whose pages the gallery shows. */
  folder: string;
  /** Added by the remark plugin `showcase`. */
  entries?: GalleryEntry[];
  /** An example of each page, by its route. Added by the remark plugin `showcase`. */
  previews?: Record<string, ComponentType>;
};

const anchorOf = (heading: string) =>
  heading.toLowerCase().replace(/\W+/g, '-');

/** Cards of the pages of a folder, with a filter. */
export default function ShowcaseGallery({
  folder,
  entries,
  previews,
}: Props): ReactNode {
  if (!entries || !previews) {
    throw new Error(
      `<Gallery folder="${folder}"> was not resolved: it works in the Markdown pages of src/pages, where the remark plugin showcase adds the data.`,
    );
  }
  return <FilteredGallery entries={entries} previews={previews} />;
}

/** The whole card is the link; the example in it cannot be operated. */
function Card({
  beginsGroup,
  entry: {to, title, summary, groupAnchor},
  preview: Preview,
}: {
  beginsGroup: boolean;
  entry: GalleryEntry;
  preview: ComponentType | undefined;
}): ReactNode {
  useBrokenLinks().collectAnchor(groupAnchor);
  return (
    <li className={`card ${styles.card}`}>
      {beginsGroup && <span id={groupAnchor} className="former-anchor" />}
      <div
        className={styles.preview}
        inert
        data-search-skip=""
        data-showcase-preview="">
        <div className={styles.miniature}>
          {Preview && (
            <ExampleBoundary>
              <Preview />
            </ExampleBoundary>
          )}
        </div>
      </div>
      <div className={styles.text}>
        <Heading as="h2" id={anchorOf(title)} className={styles.name}>
          <Link to={to} className="card-link">
            {title}
          </Link>
        </Heading>
        <p>{summary}</p>
      </div>
    </li>
  );
}

function FilteredGallery({
  entries,
  previews,
}: Required<Pick<Props, 'entries' | 'previews'>>): ReactNode {
  const [query, setQuery] = useState('');
  const field = useEarlyInput<HTMLInputElement>(query, setQuery);
  const found = filterEntries(entries, query);
  return (
    <div>
      <div className={styles.filter} data-search-skip="">
        <label htmlFor="gallery-filter">
          <Translate id="showcase.gallery.filter">Filter</Translate>
        </label>
        <input
          ref={field}
          id="gallery-filter"
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={translate({
            id: 'catalog.placeholder',
            message: 'Name or text',
          })}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <p role="status">
          <Translate
            id="showcase.gallery.count"
            values={{found: found.length, all: entries.length}}>
            {'{found} of {all}'}
          </Translate>
        </p>
      </div>
      {found.length === 0 && (
        <p>
          {translate(
            {
              id: 'showcase.gallery.nothing',
              message:
                'No page matches “{query}”. The filter searches titles, descriptions, exported names, and synonyms.',
            },
            {query},
          )}
        </p>
      )}
      {found.length > 0 && (
        <ul className={`cards ${styles.cards}`}>
          {found.map((entry, index) => (
            <Card
              key={entry.to}
              // A link to a group leads to the first card of it.
              beginsGroup={entry.group !== found[index - 1]?.group}
              entry={entry}
              preview={previews[entry.to]}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
