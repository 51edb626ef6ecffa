/** Everything that differs between two releases: `/versions/compare/3.9...3.10`. */
import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {
  Area,
  Comparison,
  Row,
} from '@generated/compare/default/comparison.json';
import FilterForm from './FilterForm';
import Frame from './Frame';
import RowItem from './RowItem';
import {countOf, hasWords} from './matches';
import {useFilter, type Filter} from './useFilter';
import styles from './styles.module.css';

const isShown = (filter: Filter, area: Area, row: Row) =>
  (!filter.area || filter.area === area.id) &&
  (!filter.kind || filter.kind === row.what) &&
  (!filter.breaks || row.breaks) &&
  hasWords(row, filter.query);

/** Folded, because all areas are as high as fifty windows; open if the reader looks for some. */
function AreaSection({
  area,
  shown,
  isOpen,
}: {
  area: Area;
  shown: ReadonlySet<Row>;
  isOpen: boolean;
}): ReactNode {
  const rows = area.rows.filter((row) => shown.has(row));
  const breaks = countOf(rows.filter((row) => row.breaks));
  return (
    <details
      className={`folded ${styles.area}`}
      open={isOpen}
      hidden={rows.length === 0}>
      <summary>
        <Heading as="h2" id={area.id}>
          {area.title}
        </Heading>{' '}
        <span className={styles.kind}>{countOf(rows)}</span>{' '}
        {breaks > 0 && (
          <span className={styles.breaking}>
            <Translate id="compare.area.breaks" values={{count: breaks}}>
              {'{count} can break code'}
            </Translate>
          </span>
        )}
      </summary>
      <ul className={styles.rows}>
        {area.rows.map((row) => (
          <RowItem key={row.id} row={row} hidden={!shown.has(row)} />
        ))}
      </ul>
    </details>
  );
}

function Introduction({comparison}: {comparison: Comparison}): ReactNode {
  const {from, to, permalink} = comparison;
  return (
    <p>
      <Translate
        id="compare.intro"
        values={{from: from.release, to: to.release}}>
        {
          'Everything that differs between {from} and {to}: names and values from the packages, the source, and the reference tables of both versions, with the reason and the step of the migration guide.'
        }
      </Translate>{' '}
      {/* A file, not a page: the site's router must not follow it. */}
      <a href={`${permalink}.json`}>
        <Translate id="compare.json">View as JSON</Translate>
      </a>
    </p>
  );
}

/** The parts that are shown, with the number of their differences. */
const tocOf = (areas: readonly Area[], shown: ReadonlySet<Row>) => [
  ...areas.flatMap(({id, title, rows}) => {
    const count = countOf(rows.filter((row) => shown.has(row)));
    return count > 0 ? [{id, value: `${title} (${count})`, level: 2}] : [];
  }),
  {
    id: 'pages',
    value: translate({id: 'compare.pages', message: 'Pages'}),
    level: 2,
  },
];

/** Headings of the list that has its own page now: links to them work. */
const formerAnchors = [
  'changed-pages',
  'moved-pages',
  'new-pages',
  'same-pages',
];

export default function ReleasePage({
  comparison,
}: {
  comparison: Comparison;
}): ReactNode {
  const {from, to, areas, permalink, count} = comparison;
  const filter = useFilter();
  const isFiltered = Boolean(
    filter.area || filter.kind || filter.breaks || filter.query,
  );
  const shown = new Set(
    areas.flatMap((area) =>
      area.rows.filter((row) => isShown(filter, area, row)),
    ),
  );
  return (
    <Frame
      title={translate(
        {id: 'compare.title', message: 'From {from} to {to}'},
        {from: from.line, to: to.line},
      )}
      description={translate(
        {
          id: 'compare.description',
          message:
            'Everything added, removed, renamed, or changed from {from} to {to}: options, services, commands, customizations, components, and pages.',
        },
        {from: from.line, to: to.line},
      )}
      permalink={permalink}
      toc={tocOf(areas, shown)}>
      <Introduction comparison={comparison} />
      <FilterForm areas={areas} filter={filter}>
        {shown.size > 0 ? (
          <Translate
            id="compare.count"
            values={{shown: countOf([...shown]), count}}>
            {'{shown} of {count} differences'}
          </Translate>
        ) : (
          <Translate id="compare.none">No differences match.</Translate>
        )}
      </FilterForm>
      {shown.size === 0 && (
        <p>
          <Translate id="compare.none.hint">
            Choose another area or kind, or remove words.
          </Translate>
        </p>
      )}
      {areas.map((area, i) => (
        <AreaSection
          // The first is open before, too: a new one opens again if the reader has closed it.
          key={i === 0 && isFiltered ? 'filtered' : area.id}
          isOpen={i === 0 || isFiltered}
          {...{area, shown}}
        />
      ))}
      <section>
        {formerAnchors.map((id) => (
          <span key={id} id={id} className="former-anchor" />
        ))}
        <Heading as="h2" id="pages">
          <Translate id="compare.pages">Pages</Translate>
        </Heading>
        <p>
          <Link to={`${permalink}/pages`}>
            <Translate
              id="compare.pages.link"
              values={{from: from.line, to: to.line}}>
              {'Pages that only {from} or {to} has, and what changed elsewhere'}
            </Translate>
          </Link>
        </p>
      </section>
    </Frame>
  );
}
